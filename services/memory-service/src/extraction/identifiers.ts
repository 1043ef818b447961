/** Characters of scripts that put no spaces between words. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** What a word of the text is without the marks around it: quotes, brackets, the end of a sentence, a possessive. */
const around = /^[\s"'`“”‘’«»()[\]{}<>*,;:!?¿¡。、]+|(?:['’]s)?[\s"'`“”‘’«»()[\]{}<>*,;:!?。、.…]+$|['’]s$/gu;

/** A digit anywhere, a mark that makes names one, an option of a command, or a capital after a small letter. */
const identifier = /^--?\p{L}|\p{N}|\S[_/\\@#=+$~^|&%]|[_/\\@#=+$~^|&%]\S|\p{L}{2}[.:]\p{L}{2}|\p{Ll}\p{Lu}/u;

/** The words of a text that have to be copied to the letter: numbers, paths, options, names in code. */
export function identifiersOf(text: string): readonly string[] {
  return text
    .replaceAll(/\[secret:\w+\]/g, ' ')
    .replaceAll(unspaced, ' ')
    .split(/\s+/)
    .map((word) => word.replace(around, ''))
    .filter((word) => identifier.test(word));
}
