import { findFiniteVerb } from '../../language/independent-clause.js';
import { canBeFinite, formsOfBe, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords, subjectPronouns } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { oneOf } from '../../language/pattern-parts.js';
import { lowerTextOf, type PlacedWord, textOf } from '../../language/words-in-place.js';
import { namesDay } from '../joints/consequences.js';
import type { Clause } from '../places/clause-cut.js';
import { joints } from '../places/part-from.js';

/*
 * "My car is a 2019 VW Golf, 1.5 TSI, plate B-XY 1234", "I use a ThinkPad, 32 GB RAM, Ubuntu 24.04": one thing, and
 * behind it, without a verb, how it is made, where it is, when it is open. Alone none of that tells of what.
 */

const units = oneOf(
  '[kmgt]i?b|[gmk]hz|mp|vcpus?|cores?|threads|drives|bays|ports|disks|lanes|inch(?:es)?|in|cm|mm|km|miles|kg|g|lbs?|oz|litres?|liters?|l|ml|cc',
  'hp|bhp|ps|kwh?|v|watts?|w|volts?|sqm|sq ?(?:m|ft)|m²|m2|px|fps|dpi|doors|seats|rooms|bedrooms|gears|speed|strings|keys|pages|rows|tokens|k|euros?|eur|usd|dollars',
);
/** "32 GB RAM", "1.5 TSI", "27 inch", "2x512 NVMe" */
const measure = new RegExp(
  `^[~<>]?(?:\\d[\\d.,]*(?:[x×]\\d[\\d.,]*)?)(?:[ -]?(?:${units})(?: [\\p{L}\\d.-]{1,12}){0,2}| \\p{Lu}{2,5}|[x×]\\d\\S* \\p{L}+)$`,
  'u',
);
const measureAnyCase = new RegExp(`^[~<>]?\\d[\\d.,]*[ -]?(?:${units})(?: [\\p{L}\\d.-]{1,12}){0,2}$`, 'iu');

const streets =
  'street|st|road|rd|avenue|ave|lane|ln|drive|square|sq|boulevard|blvd|close|court|terrace|place|crescent|mews|strasse|straße|platz|gasse|weg|allee|rue|via|calle|rua|ulica';
const someDay = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
/** What says by itself that it is of the thing before. */
const sureAttribute = new RegExp(
  `^(?:${oneOf(
    // "5 Oak Street", "Elm Street 4", "2nd floor"
    `\\d+\\w? (?:[\\p{L}'’-]+ ){0,3}(?:${streets})\\.?|(?:[\\p{L}'’-]+ ){1,2}(?:${streets})\\.? \\d+\\w?|(?:${streets}) (?:[\\p{L}'’-]+ ){1,3}\\d+|[\\p{L}-]+(?:straße|strasse|gasse|weg|platz|allee) \\d+\\w?`,
    '(?:\\d+(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|sixth|top) floor',
    // "open till 6", "valid until May 2031", "Tuesdays only"
    `(?:open|closed|reachable|available|valid|good|due|on call|opening hours) (?:daily |only )?(?:until|till|til|to|from|through|on|after|before|between|at|${someDay}|\\d).{0,40}|${someDay} only`,
    // "plate B-XY 1234", "phone 030 1234", "size M", "code 12A4"
    '(?:[\\p{L}-]+ ){0,2}(?:plates?|number|phone|tel|mobile|serial|vin|model|code|room|ext(?:ension)?|firmware|kernel|version|gate|seat)(?: (?:is|no\\.?|number))?:? (?=.*\\d)\\S+(?: \\S+){0,3}',
    'size (?:\\d{1,3}|x{0,3}[sml])',
    '(?:kennzeichen|telefon|tel|matrícula|immatriculée?|immatriculation|targa|placa|kenteken|numer|größe|talla|taille|taglia|tamanho|maat) (?=.*\\d)\\S+(?: \\S+){0,3}',
    "(?:geöffnet|offen|erreichbar|gültig|abiert[oa]|válid[oa]|ouverte?|valable|apert[oa]|valid[oa]|abert[oa]|geldig|otwart[eya]) (?:bis|von|ab|hasta|de|jusqu['’]à|jusqu['’]en|fino a(?:l|lle)?|até|tot|do|od) .{1,40}",
    '\\d+ (?:years?|months?|weeks?) old|(?:called|named) \\p{L}+|(?:cash|card|members|women|men|adults) only',
    '(?:\\d{1,3}\\.){3}\\d{1,3}(?::\\d{2,5})?|\\S+@\\S+\\.\\S+|https?://\\S+',
    // "Mia, 7 years old, allergic to nuts"
    '(?:allergic|born|married|engaged|based|living|originally|raised) (?:to|in|on|from|at|with) .{2,40}',
    // "bought in 2022"; "rosewood neck" is none by itself
    '(?:bought|built|made|renovated|registered|serviced|founded) (?:in|on|at) .{2,30}|second[- ]hand|secondhand|used|(?:diesel|petrol|electric|hybrid|automatic|manual)',
  )})$`,
  'iu',
);

const maxParts = 9;
const maxPartWords = 7;
const maxPartCharacters = 100;
const maxHeadWords = 12;

/** "Mein Auto ist ein Golf", "j'ai un ThinkPad", "uso un ThinkPad": the same in other languages, by the first words. */
const foreignHead =
  /^(?:(?:mein|meine|unser|unsere|mi|nuestr[oa]|mon|ma|notre|il mio|la mia|il nostro|la nostra|(?:o )?meu|(?:a )?minha|nosso|nossa|mijn|onze|ons|mój|moja|moje) (?:[\p{L}-]+ ){1,3}(?:ist|es|est|è|é|is|to)|ich (?:habe|hab|nutze|benutze|verwende|fahre)|(?:je )?(?:j['’]ai|j['’]utilise|roule en|conduis)|(?:io )?(?:ho|uso|guido)|(?:yo )?(?:tengo|uso|conduzco)|(?:eu )?(?:tenho|uso)|ik (?:heb|gebruik|rijd)|(?:mam|używam)) \p{L}/iu;

/** Verbs of what somebody has, and what it is told of. */
const having = wordSet(
  'have has use uses drive drives ride rides run runs own owns bought got play plays rent rents need needs want wants',
);

/** Whether what begins here is one of the attributes of the thing that the clause names. */
export function listsAttributes(words: readonly PlacedWord[], at: number, clause: Clause): boolean {
  if (words[at]?.isAfterPause !== true || at <= clause.from) return false;
  const headEnd = nextPause(words, clause.from);
  const isRun = namesRun(words, clause.from, headEnd);
  if (headEnd > at || !(isRun || namesThing(words, clause.from, headEnd))) return false;
  let [start, isSure, figures] = [headEnd, tellsMeasure(words, clause.from, headEnd), 0];
  for (let count = 0; count < maxParts && start < words.length; count += 1) {
    const end = nextPause(words, start);
    const from = words[start]?.lower === 'and' ? start + 1 : start;
    const isSureHere = isSureAttribute(words, from, end);
    if (!isSureHere && !isBare(words, from, end)) break;
    isSure ||= isSureHere;
    if (/\d/.test(textOf(words, from, end))) figures += 1;
    start = end;
  }
  return (isSure || (isRun && figures >= minFigures)) && at < start;
}

const minFigures = 2;

/** "The best run is exp-0412": a name with a number, and what stands behind it are the settings and results of that. */
const namesRun = (words: readonly PlacedWord[], from: number, to: number): boolean =>
  to - from <= maxHeadWords &&
  /^(?:is|was)$/.test(words[to - 2]?.lower ?? '') &&
  to - 2 > from &&
  /\p{L}.*\d/u.test(words[to - 1]?.text ?? '');

/** Where the next part begins, or the end. */
function nextPause(words: readonly PlacedWord[], from: number): number {
  const limit = Math.min(words.length, from + maxHeadWords + 1);
  for (let at = from + 1; at < limit; at += 1) if (words[at]?.isAfterPause === true) return at;
  return limit;
}

const article = /^(?:an?|the|my|our|his|her|their)$/;

/** "My car is a Golf", "I use a ThinkPad": and not "Fuel is 80", "Ana is 34". */
function namesThing(words: readonly PlacedWord[], from: number, to: number): boolean {
  if (to - from > maxHeadWords) return false;
  if (foreignHead.test(lowerTextOf(words, from, to))) return !namesDay(lowerTextOf(words, from, to));
  const verbAt = findFiniteVerb(words, from);
  if (verbAt <= from || verbAt >= to - 1) return false;
  const verb = words[verbAt]?.lower ?? '';
  if (!formsOfBe.has(verb) && !having.has(verb)) return false;
  const isOfPerson = /^(?:i|you|we|they)$/.test(words[from]?.lower ?? '') && formsOfBe.has(verb);
  if (isOfPerson || subjectPronouns.has(words[verbAt + 1]?.lower ?? '')) return false;
  if (tellsMeasure(words, from, to)) return true;
  const told = words.slice(verbAt + 1, to);
  return (
    told.some(({ text, lower }) => /^\p{Lu}/u.test(text) || article.test(lower) || /\d\p{L}|\p{L}\d/u.test(text)) &&
    !namesDay(lowerTextOf(words, from, to))
  );
}

/** "The box has 16 cores", before "64 GB RAM". */
function tellsMeasure(words: readonly PlacedWord[], from: number, to: number): boolean {
  const verbAt = findFiniteVerb(words, from);
  return verbAt > from && /^(?:has|have)$/.test(words[verbAt]?.lower ?? '') && isSureAttribute(words, verbAt + 1, to);
}

function isSureAttribute(words: readonly PlacedWord[], from: number, to: number): boolean {
  if (to - from > maxPartWords) return false;
  const text = textOf(words, from, to).slice(0, maxPartCharacters);
  return sureAttribute.test(text) || measure.test(text) || measureAnyCase.test(text);
}

const opensElse = wordSet('no not never always only just max min plus also then so please');
const maxBareWords = 4;
const count = /^(?:one|two|three|four|five|six|eight|ten)$/;

const places = wordSet('on at in of for with under per');

/** "Ubuntu 24.04", "sunburst", "71.8 on the val split": a few words without a verb, a time or an owner. */
function isBare(words: readonly PlacedWord[], from: number, to: number): boolean {
  const placeAt = words.findIndex((word, index) => index > from + 1 && index < to && places.has(word.lower));
  const isShort = placeAt > 0 && to - placeAt <= maxBareWords;
  const part = words.slice(from, isShort ? placeAt : to);
  const [first] = part;
  return (
    first !== undefined &&
    part.length <= maxBareWords &&
    !opensElse.has(first.lower) &&
    !part.some(
      ({ lower }, at) =>
        (functionWords.has(lower) && !(at === 0 && count.test(lower))) ||
        joints.has(lower) ||
        (canBeFinite(lower) && (at === 0 || verbForm(lower) !== 'base')),
    ) &&
    !namesDay(lowerTextOf(words, from, to))
  );
}
