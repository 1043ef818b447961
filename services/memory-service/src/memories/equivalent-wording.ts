import { wordWithSigns } from '../extraction/normalise-text.js';
import { equivalentVerbs } from './equivalent-verbs.js';

/*
 * Words and phrases of one meaning, in the order in which they are brought to one form. Only what means the same
 * wherever it stands: a form that is another word elsewhere would make one memory of two facts.
 */

type Rewrite = readonly [RegExp, string];

const contractions: readonly Rewrite[] = [
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d (?=(?:like|love|prefer|rather)\b)/g, ' would '],
  [/\b(it|that|there|he|she|what|here)'s\b(?! (?:been|got)\b)/g, '$1 is'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'must'],
];

/** Openings that say nothing of their own. */
const openings: readonly Rewrite[] = [
  [
    /^(?:please note that|note that|keep in mind that|just so you know|just fyi|fyi|for your information|by the way|btw|remember that)[,:]? /,
    '',
  ],
];

const phrases: readonly Rewrite[] = [
  [/\bin order to\b/g, 'to'],
  [/\bas well as\b/g, 'and'],
  [/ & /g, ' and '],
  [/\b(have|has) got\b(?! to\b)/g, '$1'],
  [/\b(?:have|has) (?:got )?to\b/g, 'must'],
  [/\b(?:is|are|am) able to\b/g, 'can'],
  [/\bnot ever\b/g, 'never'],
  [/\bdo never\b/g, 'never'],
  [/\b(?:located|situated) (?=(?:in|at|on|near)\b)/g, ''],
  [/\bcan be found (?=(?:in|at|on|under)\b)/g, 'is '],
  [/\b(is|are) (?:turned|switched) (?=(?:on|off)\b)/g, '$1 '],
  [/\b(is|are) enabled\b/g, '$1 on'],
  [/\b(is|are) disabled\b/g, '$1 off'],
  [/\bbetter than\b/g, 'more than'],
  [/\b(prefer(?:s|red)? [^,.;]{1,60}?) over\b/g, '$1 to'],
  [/\beach\b(?! other\b)/g, 'every'],
  [/\b(?:around|approximately|roughly|circa) (?=\d)/g, 'about '],
  [/\bbegin(s|ning)?\b/g, 'start$1'],
  [/\bpurchase(s?)\b/g, 'buy$1'],
  [/\bpurchased\b/g, 'bought'],
  // Not "my due date", "our due date", on which a child is expected.
  [/^(the (?:[\w-]{1,30}(?<!\b(?:baby|child)) ){0,2})due date (?=(?:is|was) [^,;:]{1,60}$)/, '$1deadline '],
];

/** British and American spelling, and short forms that are no other word. */
const spellings: readonly Rewrite[] = [
  [/\b(col|fav|behavi|lab|neighb|hon|hum|flav|arm|harb)our/g, '$1or'],
  [/\b(cent|theat|met|lit|fib)re(s?)\b/g, '$1er$2'],
  [
    /\b(organ|real|optim|custom|minim|maxim|normal|serial|initial|summar|recogn|priorit|author|categor|synchron|visual|local|final|standard|anonym|memor)is(e|es|ed|ing|ation|ations)\b/g,
    '$1iz$2',
  ],
  [/\bcancelled\b/g, 'canceled'],
  [/\bgrey\b/g, 'gray'],
  [/\brepos?itories\b/g, 'repos'],
  [/\brepository\b/g, 'repo'],
  [/\bdocumentation\b/g, 'docs'],
  [/\bconfiguration\b/g, 'config'],
  [/\bkids\b/g, 'children'],
  [/\bmum\b/g, 'mom'],
  [/\be-mail/g, 'email'],
];

/** Not "one", which is a pronoun as well. */
const numerals: Readonly<Record<string, string>> = {
  zero: '0',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};
const numeral = new RegExp(`\\b(?:${Object.keys(numerals).join('|')})\\b`, 'g');

const units: readonly Rewrite[] = [
  [/(?<=\d ?)(?:s|secs?|seconds?)\b/g, ' second'],
  [/(?<=\d ?)(?:mins?|minutes?)\b/g, ' minute'],
  [/(?<=\d ?)(?:h|hrs?|hours?)\b/g, ' hour'],
  [/(?<=\d ?)(?:msecs?|milliseconds?|ms)\b/g, ' millisecond'],
  [/(?<=\d ?)(kb|mb|gb|tb)\b/g, ' $1'],
  [/(?<=\d ?)(?:a\.m\.|am\b)/g, ' antemeridiem'],
  [/(?<=\d ?)(?:p\.m\.|pm\b)/g, ' postmeridiem'],
  [/(?<=\d)(?: o'clock)? in the morning\b/g, ' antemeridiem'],
  [/(?<=\d)(?: o'clock)? in the (?:afternoon|evening)\b/g, ' postmeridiem'],
  [/(?<=\d ?)%/g, ' percent'],
  [/€ ?(\d[\d.]*)/g, '$1 euros'],
  [/(?<=\d ?)€/g, ' euros'],
  [/\$ ?(\d[\d.]*)/g, '$1 dollars'],
  [/£ ?(\d[\d.]*)/g, '$1 pounds'],
];

const month = '(january|february|march|april|may|june|july|august|september|october|november|december)';
const weekday = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const dates: readonly Rewrite[] = [
  [/(\d),(?=\d{3}(?!\d))/g, '$1'],
  [/\b0(\d:\d\d)\b/g, '$1'],
  [new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b`, 'g'), '$2 $1'],
  [new RegExp(`\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`, 'g'), '$1 $2'],
  [new RegExp(`\\bon (?=${month} \\d)`, 'g'), ''],
  [new RegExp(`\\bevery ${weekday}\\b`, 'g'), '$1s'],
  [new RegExp(`\\bon (?=${weekday}s?\\b)`, 'g'), ''],
];

/** What a thing is called, and whose it is. The name may follow or precede. */
const possession: readonly Rewrite[] = [
  [/\b(is|am) (?:named|known as)\b/g, '$1 called'],
  [/^the name of ([^,.;]{1,60}?) is /, '$1 is called '],
  [/^((?:[^\s,.;]{1,40} ){0,3}[^\s,.;]{1,40})'s name is /, '$1 is called '],
  [
    /^the ((?:[^\s,.;']{1,40} ){0,2}[^\s,.;']{1,40}) of the ((?:[^\s,.;']{1,40} )?[^\s,.;']{1,40}) (?=(?:is|are|was|were|has|have)\b)/,
    "the $2's $1 ",
  ],
];

const rewrites: readonly Rewrite[] = [
  contractions,
  openings,
  spellings,
  phrases,
  equivalentVerbs,
  dates,
  units,
  possession,
].flat();

/** Stand around the number of a name that was put aside. Texts that hold them lose them. */
const [open, close] = ['\ue000', '\ue001'];

/** @param text in lower case */
export function withEquivalentWording(text: string): string {
  const names: string[] = [];
  const aside = text.replace(/[\ue000\ue001]/g, ' ').replace(wordWithSigns, (word) => {
    if (!isName(word)) return word;
    names.push(word);
    return `${open}${names.length - 1}${close}`;
  });
  const counted = aside.replace(numeral, (word) => numerals[word] ?? word);
  return rewrites
    .reduce((said, [pattern, words]) => said.replace(pattern, words), counted)
    .replace(/\ue000(\d+)\ue001/g, (_, index: string) => names[Number(index)] ?? '');
}

/**
 * Whether a word is written with signs, as names in code are: those count to the letter, `--configuration` is not
 * `--config`. Not of numbers and their units ("10:30am"), nor of what is known to be spelled with a hyphen.
 */
function isName(word: string): boolean {
  return (
    /[^\p{L}\p{M}\p{N}]/u.test(word) && /(?<![\p{L}\p{N}])\p{L}{2}/u.test(word) && !/^e-mail[a-z]{0,3}$/.test(word)
  );
}
