import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import type { SaidBefore } from '../../persons/persons-named.js';
import type { Voice } from '../../voice.js';

/*
 * "How do I say this in Polish: 'my sister lives in Rome'": the sentence is there to be translated, and its translation
 * tells of nobody either.
 */

const led = '(?:(?:hey|hi|ok|okay|so|and|also|quick one|please|pls|plz)[,:!]? ){0,3}';
const language = oneOf(
  'english|german|french|spanish|italian|portuguese|dutch|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian',
  'serbian|croatian|slovenian|swedish|norwegian|danish|finnish|icelandic|estonian|latvian|lithuanian|arabic|hebrew|persian|farsi|hindi|urdu',
  'bengali|tamil|thai|vietnamese|indonesian|malay|chinese|mandarin|cantonese|japanese|korean|irish|welsh|catalan|basque|latin|swahili',
);
const into = `(?:(?:in|into|to) (?:brazilian |mexican |swiss |proper |formal |casual |good )?${language})`;
const asks = oneOf(
  'how (?:do|would|should|can|does) (?:i|you|u|we|one|someone) (?:say|write|put|translate)',
  "what(?:['’]?s| is| would be)",
  '(?:(?:can|could|would|will) (?:you|u) (?:please |pls )?)?translate',
);
const quoted = `(?:"[^"\\n]{3,400}"|“[^”\\n]{3,400}”|'[^\\n]{3,400}'|‘[^\\n]{3,400}’|«[^»\\n]{3,400}»|„[^“”\\n]{3,400}[“”])`;
const about = '(?:(?: this| that| the (?:following|sentence|phrase|line|words?))(?: (?:sentence|phrase|line))?)?';
const courtesy = '(?: please| pls| plz| for me)?';

/** "translate to Dutch: my sister studies law", "how do you say 'we moved' in Greek?" */
const givesBehind = caselessUnicode`^${led}${asks}${about}(?: ${into})?${courtesy}: ?\S[\s\S]{2,600}$`;
const givesQuoted = caselessUnicode`^${led}${asks}${about}:? ${quoted} ${into}${courtesy}[?.! ]*$`;
const namesLanguage = caselessUnicode`${into}(?!\p{L})`;

const maxLeadCharacters = 120;
const maxAskedCharacters = 800;

/** Whether a message gives a sentence to be translated, and nothing else. */
function givesToTranslate(text: string): boolean {
  const asked = text.trim();
  if (asked.length > maxAskedCharacters) return false;
  if (givesQuoted.test(asked)) return true;
  const isAskedFor = givesBehind.test(asked) && !/\n\s*\n/.test(asked);
  return isAskedFor && namesLanguage.test(asked.slice(0, maxLeadCharacters).split(':')[0] ?? '');
}

const namesPlace = /`|\b[\w-]{1,40}\/[\w./-]{2,60}/;

/** Whether a turn is a translation, or what is to be translated; where an agent names a file, it tells of the work. */
export const isTranslated = (text: string, voice: Voice, before: SaidBefore | undefined): boolean =>
  voice === 'assistant'
    ? before?.isOwn === false && givesToTranslate(before.text) && !namesPlace.test(text)
    : givesToTranslate(text);
