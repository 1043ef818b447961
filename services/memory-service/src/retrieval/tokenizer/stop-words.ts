/**
 * English words that say nothing about what a text is about: pronouns, articles, auxiliaries, prepositions, question
 * words, and what is left of contractions once they are cut at the apostrophe ("don't" → "don", "t").
 */
const groups = [
  'i me my mine myself we us our ours ourselves you your yours yourself yourselves',
  'he him his himself she her hers herself it its itself they them their theirs themselves',
  'this that these those here there',
  'what which who whom whose when where why how',
  'a an the and but or nor if because as until while than so too very just only',
  'am is are was were be been being have has had having do does did doing done',
  'can could will would shall should might must',
  'don didn doesn isn aren wasn weren hasn haven hadn won wouldn couldn shouldn mustn ain',
  'dont didnt doesnt isnt wasnt werent hasnt havent hadnt wouldnt couldnt shouldnt cant wont im ive youre thats whats',
  's t d m ll re ve',
  'of at by for with about against between into through during before after above below',
  'to from up down in out on off over under again further then once',
  'all any both each few more most other some such no not own same now also',
];

export const stopWords: ReadonlySet<string> = new Set(groups.flatMap((group) => group.split(' ')));
