declare module 'wink-porter2-stemmer' {
  /** Snowball's English stemmer (Porter2) of one lower-case word. */
  function stem(word: string): string;
  export = stem;
}
