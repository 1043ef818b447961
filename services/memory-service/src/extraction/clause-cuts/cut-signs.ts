import { mayNameTime } from '../dates/tokens/date-words.js';
import { hasForeignVerb, startsForeignClause } from '../language/foreign-clause.js';
import { findFiniteVerb } from '../language/independent-clause.js';
import { auxiliaries, canBeFinite, isVerbContraction, verbForm } from '../language/lexicon/english-verbs.js';
import { pointsBack } from '../language/points-back.js';
import { findSharedSubject } from '../language/shared-subject.js';
import { type PlacedWord, textOf } from '../language/words-in-place.js';
import type { Voice } from '../voice.js';
import { type CutPlace, findCutPlaces } from './cut-places.js';
import { kindOf } from './word-kinds.js';

/** The words between two places, and what can be said of them at a glance. */
interface Segment {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly kinds: readonly string[];
  /** It begins with a subject that its finite verb follows. */
  readonly isClause: boolean;
  readonly hasVerb: boolean;
  readonly hasNumber: boolean;
  readonly hasName: boolean;
  /** It says when. */
  readonly hasTime: boolean;
  /** How its finite verb is built, or '-'. */
  readonly tense: string;
  readonly preposition: string;
  readonly shape: string;
}

const maxSegmentWords = 24;

function readSegment(words: readonly PlacedWord[], from: number, to: number): Segment {
  const said = words.slice(from, Math.min(to, from + maxSegmentWords));
  const kinds = said.map((word) => kindOf(word));
  const verbAt = findFiniteVerb(words, from);
  const isClause = (verbAt >= 0 && verbAt < to) || startsForeignClause(words, from);
  const hasVerb =
    isClause ||
    said.some(({ lower, text }) => text !== 'May' && canBeFinite(lower) && verbForm(lower) !== 'base') ||
    hasForeignVerb(words, from, Math.min(to, from + maxSegmentWords));
  const hasNumber = kinds.includes('<number>') || kinds.includes('<id>');
  const hasName = kinds.some((kind) => kind === '<Name>' || kind === '<ACRONYM>');
  return {
    from,
    to,
    words: said.map(({ lower }) => lower),
    kinds,
    isClause,
    hasVerb,
    hasNumber,
    hasName,
    hasTime: mayNameTime(textOf(words, from, Math.min(to, from + maxSegmentWords))),
    tense: verbAt >= 0 && verbAt < to ? tenseOf(words[verbAt]) : '-',
    preposition: said.find((_, at) => kinds[at] === '<prep>')?.lower ?? '',
    shape: `${isClause ? 'C' : hasVerb ? 'V' : '-'}${hasNumber ? 'N' : ''}${hasName ? 'P' : ''}`,
  };
}

const tenseOf = (word: PlacedWord | undefined): string =>
  word === undefined
    ? '-'
    : auxiliaries.has(word.lower)
      ? word.lower
      : isVerbContraction(word.lower)
        ? 'short'
        : (verbForm(word.lower) ?? 'other');

const bucket = (count: number): string =>
  count <= 4 ? String(count) : count <= 6 ? '5' : count <= 9 ? '7' : count <= 14 ? '10' : '15';

/** A sentence whose places can be judged one by one. */
export interface ReadPlaces {
  readonly words: readonly PlacedWord[];
  readonly places: readonly CutPlace[];
  readonly segments: readonly Segment[];
  readonly voice: Voice;
}

export function readPlaces(sentence: string, words: readonly PlacedWord[], voice: Voice, runsOn?: boolean): ReadPlaces {
  const places = findCutPlaces(sentence, words, runsOn);
  const starts = [0, ...places.map(({ first }) => first)];
  const segments = starts.map((from, at) => readSegment(words, from, places[at]?.word ?? words.length));
  return { words, places, segments, voice };
}

/**
 * What is seen at a place. Each sign counts three times: by itself, beside what joins there, and beside the mark and
 * what joins.
 */
export interface PlaceSigns {
  /** A sign is a string that is the same in training and in use. */
  readonly signs: ReadonlySet<string>;
  readonly joining: string;
  readonly mark: string;
}

/** Signs of one place. */
export function signsOfPlace(read: ReadPlaces, at: number): PlaceSigns {
  const { words, places, segments, voice } = read;
  const signs = new Set<string>();
  const [place, left, right] = [places[at], segments[at], segments[at + 1]];
  if (place === undefined || left === undefined || right === undefined) return { signs, joining: '-', mark: 'none' };
  const add = (sign: string): void => void signs.add(sign);
  add('place');
  add(voice);
  aroundSigns(words, place, left, right, add);
  shapeSigns(left, right, add);
  sentenceSigns(read, at, add);
  clauseSigns(read, at, add);
  return { signs, joining: joiningKind(place.joining), mark: place.mark };
}

const joiningKinds: ReadonlyMap<string, string> = new Map(
  (
    [
      ['and', 'and & sowie und et y e и а en og och'],
      ['but', 'but yet aber sondern mais pero ma mas maar но men'],
      ['while', 'while whereas während tandis mientras mentre enquanto terwijl'],
      ['also', 'also plus außerdem'],
      ['so', 'so or then puis'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word): [string, string] => [word, kind])),
);

/** What joins in any language: "and", "but"; the first of two words decides. */
const joiningKind = (joining: string): string => joiningKinds.get(joining.split(' ')[0] ?? '') ?? '-';

function aroundSigns(
  words: readonly PlacedWord[],
  place: CutPlace,
  left: Segment,
  right: Segment,
  add: (sign: string) => void,
): void {
  const kind = (at: number): string => {
    const word = words[at];
    return word === undefined ? '<end>' : kindOf(word);
  };
  const lower = (at: number): string => words[at]?.lower ?? '';
  const [before, first] = [place.word - 1, place.first];
  add(`right ${lower(first)}`);
  add(`right kind ${kind(first)}`);
  add(`right kinds ${kind(first)} ${kind(first + 1)}`);
  add(`right kinds ${kind(first)} ${kind(first + 1)} ${kind(first + 2)}`);
  add(`right words ${lower(first)} ${lower(first + 1)}`);
  add(`right second ${lower(first + 1)}`);
  add(`left ${lower(before)}`);
  add(`left kind ${kind(before)}`);
  add(`left kinds ${kind(before - 1)} ${kind(before)}`);
  add(`around ${kind(before)} ${kind(first)}`);
  add(`starts ${left.kinds[0]} ${right.kinds[0]}`);
  add(`left begins ${left.words[0]}`);
  add(`left begins kind ${left.kinds[0]} ${left.kinds[1]}`);
}

function shapeSigns(left: Segment, right: Segment, add: (sign: string) => void): void {
  const [leftCount, rightCount] = [left.to - left.from, right.to - right.from];
  add(`shapes ${left.shape} ${right.shape}`);
  add(`left shape ${left.shape}`);
  add(`right shape ${right.shape}`);
  add(`clauses ${left.isClause} ${right.isClause}`);
  add(`verbs ${left.hasVerb} ${right.hasVerb}`);
  add(`left length ${bucket(leftCount)}`);
  add(`right length ${bucket(rightCount)}`);
  add(`lengths ${bucket(leftCount)} ${bucket(rightCount)}`);
  if (left.kinds[0] === right.kinds[0]) add(`same kind ${left.kinds[0]}`);
  if (left.kinds[0] === right.kinds[0] && left.kinds[1] === right.kinds[1]) add('same two kinds');
  if (left.words[0] === right.words[0]) add('same word');
  if (left.preposition !== '' && left.preposition === right.preposition) add('same preposition');
  add(`preposition ${left.preposition !== ''} ${right.preposition !== ''}`);
  if (leftCount === rightCount) add('same length');
  add(`numbers ${left.hasNumber} ${right.hasNumber}`);
  add(`names ${left.hasName} ${right.hasName}`);
  add(`times ${left.hasTime} ${right.hasTime}`);
  add(`times ${left.hasTime} ${right.hasTime} clauses ${left.isClause} ${right.isClause}`);
  add(`tenses ${left.tense} ${right.tense}`);
  add(`right tense ${right.tense}`);
  add(`starts ${left.kinds[0]} ${right.kinds[0]} ${right.shape}`);
}

/** What the whole sentence is like: a list of how many parts, under a label, behind a condition. */
function sentenceSigns({ words, places, segments }: ReadPlaces, at: number, add: (sign: string) => void): void {
  const place = places[at];
  const like = places.filter(({ mark }) => mark === place?.mark).length;
  add(`like ${Math.min(5, like)}`);
  add(`places ${Math.min(6, places.length)}`);
  add(at === 0 ? 'first place' : at === places.length - 1 ? 'last place' : 'inner place');
  add(`sentence begins ${words[0]?.lower}`);
  add(`sentence begins kind ${segments[0]?.kinds[0]}`);
  add(`first shape ${segments[0]?.shape}`);
  add(`first length ${bucket(segments[0]?.words.length ?? 0)}`);
  add(`clauses of ${segments.filter(({ isClause }) => isClause).length} ${Math.min(5, segments.length)}`);
  add(`verbs of ${segments.filter(({ hasVerb }) => hasVerb).length} ${Math.min(5, segments.length)}`);
  const longest = Math.max(...segments.slice(1).map((segment) => segment.to - segment.from));
  add(`longest ${bucket(longest)}`);
  const shortest = Math.min(...segments.map((segment) => segment.to - segment.from));
  add(`shortest ${bucket(shortest)} ${Math.min(5, segments.length)}`);
  add(`shortest ${bucket(shortest)} longest ${bucket(longest)}`);
  const shapes = [...new Set(segments.map(({ shape }) => shape))].sort();
  add(`all shapes ${shapes.length > 3 ? 'many' : shapes.join(' ')}`);
  add(
    `all verbs ${[...new Set(segments.map(({ isClause, hasVerb }) => (isClause ? 'C' : hasVerb ? 'V' : '-')))].sort().join('')}`,
  );
  add(`words ${Math.min(10, Math.floor(words.length / 4))}`);
  if (places.slice(0, at).some(({ mark }) => mark === ':')) add('under label');
  if (places.slice(at + 1).some(({ joining }) => joining === 'and')) add('and follows');
  if (places.slice(0, at).some(({ joining }) => joining === 'and')) add('and before');
  add(`next ${places[at + 1]?.mark} ${places[at + 1]?.joining}`);
  add(`previous ${places[at - 1]?.mark} ${places[at - 1]?.joining}`);
  add(`next shape ${segments[at + 2]?.shape}`);
  add(`shapes of three ${segments[at - 1]?.shape} ${segments[at]?.shape} ${segments[at + 1]?.shape}`);
}

/** Whether a clause before leans or rules the one behind, and whether the one behind takes its subject from it. */
function clauseSigns({ words, places, segments }: ReadPlaces, at: number, add: (sign: string) => void): void {
  const [place, left] = [places[at], segments[at]];
  if (place === undefined || left === undefined) return;
  if (left.kinds[0] === '<because>') add('left leans');
  else if (left.kinds.includes('<because>')) add('left holds because');
  if (segments[0]?.kinds[0] === '<because>') add('sentence leans');
  const leaning = left.words.findLast((_, word) => left.kinds[word] === '<because>');
  if (leaning !== undefined) add(`left leans ${leaning}`);
  if (pointsBack(words, place.first)) add('points back');
  const shared = findSharedSubject(words, left.from, place.word, place.first);
  if (shared !== null) add(`shares ${Math.min(3, shared)}`);
  const sharedFirst = findSharedSubject(words, 0, place.word, place.first);
  if (sharedFirst !== null) add(`shares first ${Math.min(3, sharedFirst)}`);
  const [leftSubject, rightSubject] = [words[left.from]?.lower, words[place.first]?.lower];
  if (leftSubject === rightSubject) add(`same subject ${rightSubject}`);
}
