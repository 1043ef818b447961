import { hasFiniteVerb } from '../../language/finite-verb.js';
import { isSpecific } from '../../language/specific.js';

/*
 * Facts set apart by a mark of their own: "free 1 GB / team 50 GB / trials end after 14 days", "paths: DATA=/srv/data,
 * CKPT=/scratch".
 */

const maxListCharacters = 600;
const minParts = 3;
const maxPartWords = 24;

/** The parts between spaced slashes, bars or dots, each of which tells something; empty where it is no such list. */
export function splitSeparated(sentence: string): readonly string[] {
  if (sentence.length > maxListCharacters) return [];
  for (const separator of [' / ', ' // ', ' | ', ' · ', ' • ']) {
    const parts = sentence.split(separator).map((part) => part.trim());
    if (!parts.every(closesBrackets)) continue;
    const [heading = '', ...labelled] = parts;
    if (labelled.length > 1 && isHeading(heading) && labelled.every((part) => isLabelled(part) || isTold(part)))
      return labelled.map((part) => `${heading}: ${part}`);
    if (parts.length >= minParts && parts.every((part) => isTold(part) || isLabelled(part))) return parts;
    if (parts.length === 2 && parts.every((part) => isClause(part))) return parts;
  }
  return [];
}

/** "They are separate now (etcd-a / etcd-b)": a mark within brackets sets nothing apart. */
const closesBrackets = (part: string): boolean => part.split('(').length === part.split(')').length;

/** "New team setup", before parts that each have a label. */
const isHeading = (part: string): boolean => /^[\p{L}\p{N} ]{3,40}$/u.test(part) && !tellsValue(part);

/** "Lead: Farah", "Rico → drums" */
const isLabelled = (part: string): boolean => /^[\p{L}\p{N} ]{2,30}(?::|\s(?:[–—-]{1,2}|->|=>|=|→))\s\S/u.test(part);

const tellsValue = (part: string): boolean => /\s\S*\d/.test(part) || /^\d/.test(part) || hasFiniteVerb(part);

/** More than a name: "Postgres / Redis / Kafka" are things of one fact. */
function isTold(part: string): boolean {
  const { length } = part.split(/\s+/);
  return length >= 2 && length <= maxPartWords && (tellsValue(part) || (length >= 3 && isSpecific(part)));
}

/** "Ines quit in august / her replacement starts in november", and not "client / server", "16 / 9". */
const isClause = (part: string): boolean => {
  const { length } = part.split(/\s+/);
  return length >= 3 && length <= maxPartWords && hasFiniteVerb(part) && !/^\d/.test(part);
};

/**
 * "The hardening is done (DNSSEC on the main zone; SPF with hard fail; no logins by password)": each, behind what they
 * are part of.
 */
export function splitBracketed(sentence: string): readonly string[] {
  const [, lead = '', list = ''] = bracketed.exec(sentence) ?? [];
  const parts = list.split(/;\s+/).map((part) => part.trim());
  return parts.length >= minParts && parts.every((part) => /\S\s+\S/.test(part))
    ? parts.map((part) => `${lead}: ${part}`)
    : [];
}

const bracketed = /^([^()]{8,100}) \(([^()]{8,400})\)[.!]?$/;

/**
 * "DATA=/srv/data, CKPT=/scratch/ckpt": the values under a label, each on its own; empty where there is anything else.
 */
export function splitAssignments(list: string): readonly string[] {
  if (list.length > maxListCharacters) return [];
  const parts = list.split(/[,;]\s+(?:and\s+)?|\s+and\s+/).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => assignment.test(part)) ? parts : [];
}

const assignment = /^[\p{L}_][\w.-]{0,40} ?= ?[^\s=]{1,80}\.?$/u;
