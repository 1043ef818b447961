/*
 * "我住在上海,我有一只猫。": the comma of a Latin keyboard between Chinese or Japanese characters. It is read as the one
 * of the language, by which clauses are told apart, and by which the line is no row of a table.
 */

const sentenceOfSomebody =
  /(?:^|[\n。！？!?，,])[ \t]*(?:我们?|我們|咱们?|他们?|她们?|他們|她們|你们?|您|私|僕|俺|今天|昨天|明天|因为|所以|但是|不过|还有|另外)[^\n]*/gu;
const commaBetween =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]),(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** A text in which such commas are full-width, from where somebody speaks of persons; "张三,北京,工程师" stays a row. */
export const withFullWidthCommas = (text: string): string =>
  text.includes(',') ? text.replace(sentenceOfSomebody, (said) => said.replace(commaBetween, '，')) : text;
