import type { PlacedWord } from '../../language/words-in-place.js';

/* What is written as one word is cut nowhere, also where a secret in it was replaced. */

/** "Host=db;Port=5432", and not "FOO=1; the rest is unset" */
const row = /=[^\s;=]{0,200};(?=[^\s;])[^;=]{1,60}=/;
const setting = /^[^\s=]{1,60}=\S/;

/** Whether the semicolon before a word stands in a connection string: "server=tcp:db;User Id=sa;Password=…; is used". */
export const isWithinSettings = (sentence: string, words: readonly PlacedWord[], at: number): boolean =>
  setting.test(words[at - 1]?.text ?? '') && row.test(sentence);

const joins = /^(?:and|but|or|so|plus|while|und|et|y|e|en)$/;

/** "client_secret: [secret:secret] belongs to the Azure app": the value is what the verb behind it tells of. */
export const goesOnAboutSecret = (words: readonly PlacedWord[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  return (
    before?.isEnclosed === true &&
    before.text.startsWith('secret:') &&
    word?.isAfterPause === false &&
    !word.isEnclosed &&
    !joins.test(word.lower)
  );
};
