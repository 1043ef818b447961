import { isFlag, isQuoted, type ToldValue } from './value-in-text.js';

/*
 * Code where a value would stand: a call, a template, a pattern. A bracket alone makes none of a value: people and
 * generators put brackets in passwords ("pa(ss)w0rd").
 */

const template = /\$\{\w|\{\{|\$\(|#\{\w|<%/;
/** `"user_{id}"`; but no name in braces makes a template of letters among digits. */
const named = /\{[A-Za-z_][\w.]{0,60}\}/g;
/** `/^(?=.*\d).{8,}$/`: what a password must look like. */
const patternOfText = /^\/?\^|\(\?[:=!<]|\\[dwsDWS]|\{\d{1,3},|\)[|(]/;
/** `string){`, `String)=>`: the end of a list of parameters; `User{`: the begin of an object. */
const declaration = /^[A-Za-z_.$<>:?&[\]|]{1,80}(?:[({]$|\)(?:=>|->|:|\{|$))/;
const callee = /^!{0,2}(?:[\w.$]{1,60}(?:\|\||&&|\?\?))?([A-Za-z_$][\w.$?:>-]{0,120})\(/;

/** "Zeb4raX9" goes from letters to digits and back, which no name of a function does more than once. */
const isRandom = (name: string): boolean => (name.match(/\d(?=[A-Za-z])|[A-Za-z](?=\d)/g)?.length ?? 0) > 2;

function isTemplate(raw: string): boolean {
  if (template.test(raw)) return true;
  const rest = raw.replaceAll(named, ' ');
  return rest !== raw && !/\p{L}\d|\d\p{L}/u.test(rest);
}

function isCall(told: ToldValue, text: string): boolean {
  const { raw, link, before, behind } = told;
  const [head, name = ''] = callee.exec(text) ?? [];
  if (head === undefined || name.split(/[.?:>-]+/).some(isRandom)) return false;
  const whole = isQuoted(raw) ? raw.slice(1, -1) : raw;
  // What a call is followed by is no letter, digit or sign of a password.
  if (/\)[\w!@#$%^&*~]/.test(whole.slice(head.length))) return false;
  if (whole.includes(')') || text.length === head.length) return true;
  // It goes on behind a comma, a quotation mark or a blank; a value in an environment or an option does not.
  const isSet = isFlag(told) || (/^=$/.test(link) && /^[A-Z\d_]+$/.test(/\w+$/.exec(before)?.[0] ?? ''));
  return !isQuoted(raw) && (/^["'`,]/.test(behind) || (!isSet && /^\s\S/.test(behind)));
}

/** `Optional[str]`, `args[1]`, `db["password"]` of which a value ends at the quotation mark. */
const subscript = /^[A-Za-z_$][A-Za-z_.$]{0,80}\[(?:[A-Za-z_.,|]{0,80}|\d{1,3})\]?[,;)]{0,3}$/;

const hasCodeBrackets = (told: ToldValue, text: string): boolean =>
  /^[({]/.test(text) ||
  isTemplate(told.raw) ||
  patternOfText.test(text) ||
  declaration.test(text) ||
  isCall(told, text);

export const isCodeValue = (told: ToldValue, text: string): boolean =>
  subscript.test(told.raw) || (/[({]/.test(text) && hasCodeBrackets(told, text));
