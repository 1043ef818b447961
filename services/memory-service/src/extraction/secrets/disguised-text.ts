/** Characters that nobody sees: zero-width ones, soft hyphens, marks of the direction of writing. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<=[\w])[\u200c\u200d](?=[\w])/g;
const fullWidth = /[！-～]/g;
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&colon;': ':',
  '&#58;': ':',
  '&equals;': '=',
  '&#61;': '=',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
};
const entity = /&(?:[a-z]{2,6}|#x?[\da-f]{2,3});/gi;
const percentSigns = /%(?:22|26|27|3a|3d)/gi;
const disguise =
  /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff！-～]|&(?:[a-z]{2,6}|#x?[\da-f]{2,3});|%(?:22|26|27|3a|3d)/i;

/**
 * What a reader, a browser or a server makes of a text: without what is unseen, in narrow letters, with its entities
 * and percent signs read.
 * Null where that is the text itself. Only for finding secrets in it: it may join what emoji and some scripts need
 * apart.
 */
export function undisguised(text: string): string | null {
  if (!disguise.test(text)) return null;
  const read = text
    .replace(unseen, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(entity, (said) => entities[said.toLowerCase()] ?? said)
    .replace(percentSigns, decodeURIComponent);
  return read === text ? null : read;
}
