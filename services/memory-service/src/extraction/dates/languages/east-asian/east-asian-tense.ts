/*
 * Tense of a Chinese, Japanese or Korean sentence. What is decided, booked or moved to a time lies ahead though its
 * verb is past. Japanese and Korean verbs stand at the end and show by their ending what was; Chinese shows it by a
 * word or not at all, and what is not shown to be over, nor a mishap, is to come.
 */

/** As far as the tense of a sentence is looked for, in characters. */
const reachCharacters = 60;
const sentenceEnd = /[。！？!?\n]|\.(?!\d)/u;
const japanese = /[\u3040-\u30ff曜]/u;
const hangul = /[\uac00-\ud7af]/u;

/**
 * On which side of the day a time at a place lies; null where its sentence does not tell. Looks a bounded way around.
 */
export function eastAsianTense(text: string, index: number): 'past' | 'future' | null {
  const tail = text.slice(index, index + reachCharacters);
  const stop = tail.search(sentenceEnd);
  const rest = stop < 0 ? tail : tail.slice(0, stop);
  if (hangul.test(rest)) return koreanTense(rest);
  if (japanese.test(rest)) return japaneseTense(rest);
  const head = text.slice(Math.max(0, index - reachCharacters), index);
  const before = head.slice(head.search(/[^。！？!?\n]*$/u));
  return japanese.test(before) ? japaneseTense(rest) : chineseTense(before, rest);
}

const japaneseArranged =
  /ことに(?:決|し(?:た|まし)|な[っり])|[日曜月]に(?:決ま|決め|決定|延期|変更|ずら|移[しさ動]|繰り[上下延])|[日曜]の(?:予約|チケット|席)を|予定(?!通|どお)|つもり|(?:よう|まで)に?(?:と思|する|して)|まで(?:に|の)/u;
/** What was: also before what joins it to the next clause ("退職したので"). */
const japanesePast =
  /(?:[っしいきちりみびえけせてねれめべげ\p{Script=Han}]た|んだ|いだ|だった|かった|でした|ました)(?:[のんよねがけしと]|から|ので|ため|あと|後|とき|時|$)/u;
const japanesePresent =
  /(?:[るうくぐすつぬぶむ]|ます|です|だ|ない|たい|ください|ましょう|よう)(?:[よねがけしの]|から|ので|けど|が)?$/u;
/** Before a noun: "6月1日に始まるプロジェクト". */
const japaneseRelative = /^[^、]{0,12}[日曜月]に[^、たっ]{1,8}[るうくすつぶむ](?=[一-龯ァ-ヶ])/u;
/** What has been so from a time on: "3月2日から住んでいる". */
const japaneseSince = /^[\d\s年月日曜火水木金土]{1,12}から(?!.{0,12}まで)[^。、]{1,20}[てで](?:い)?(?:る|ます)/u;
const clock = /\d{1,2}\s?[時时点點시:：]/u;

function japaneseTense(rest: string): 'past' | 'future' | null {
  if (japaneseSince.test(rest)) return 'past';
  if (japaneseArranged.test(rest) || japaneseRelative.test(rest)) return 'future';
  const clauses = rest.split('、');
  for (const clause of clauses) {
    const said = clause.trimEnd();
    if (japanesePast.test(said)) return 'past';
    if (japanesePresent.test(said)) return 'future';
  }
  return clock.test(rest) ? 'future' : null;
}

const koreanArranged =
  /기로 ?(?:했|결정|정했|돼|됐)|예정|(?:으?로|까지) ?(?:연기|미뤄|미루|변경|옮|잡|정해|예약)|예약(?:했|해|됐)|겠/u;
const koreanMishap = /장애|오류|사고|고장/u;
/** Hangul syllables stand in blocks of 28 by their last consonant. */
const [firstSyllable, syllablesOfVowel, doubleS] = [0xac00, 28, 20];

function koreanTense(rest: string): 'past' | 'future' {
  if (koreanArranged.test(rest)) return 'future';
  const clause = rest.split(/,|는데|지만/u).find(hasKoreanVerb) ?? rest;
  return [...clause].some(isKoreanPast) || (koreanMishap.test(clause) && !hasKoreanVerb(clause)) ? 'past' : 'future';
}

const hasKoreanVerb = (clause: string): boolean => /[다요까자]\s*$/u.test(clause) || [...clause].some(isKoreanPast);

/** "했", "봤", "올렸": a syllable that ends in ㅆ, but not "있" (is) and "겠" (will). */
function isKoreanPast(syllable: string): boolean {
  const code = (syllable.codePointAt(0) ?? 0) - firstSyllable;
  return code >= 0 && code % syllablesOfVowel === doubleS && syllable !== '있' && syllable !== '겠';
}

const chineseAhead =
  /(?<![重主需摘概纪紀])要(?![求点點素])|[将將]|(?<![开開聚约約社])[会會](?![议議社])|打算|计划|計画|計劃|予定|准备|準備|决定|決定|定[在于於]|(?:推迟|延期|改|移|挪|提前|顺延|調整|调整)[到至]|到期|截止|吧$/u;
const chinesePast =
  /了(?!解)|[过過](?![程去来來敏])|[刚剛曾]|已(?![决決定])|[崩宕挂掛]|故障|报错|報錯|失败|失敗|中断|中斷|出现|出現|发现|發現|收到|去世|出生|认识|認識|讨论|討論|完成|[没沒](?!有?[空时時])|的$|[结結]的婚/u;

/** "周三", "5月3日", "6月份" at the beginning of what is looked at. */
const bareTime = /^(?:[\d\s年月日号號份]{1,12}|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天])/u;
const han = /\p{Script=Han}/u;

/** One look for a character of those words: most of a long text holds none. */
const mayTellChinese =
  /[要将將会會打计計予准準決决定推延改移挪提顺順調调到截吧了过過刚剛曾已崩宕挂掛故报報失中出发發收去认認讨討完没沒的结結]/;

function chineseTense(before: string, rest: string): 'past' | 'future' {
  const sentence = before + rest;
  const mayTell = mayTellChinese.test(sentence);
  if (mayTell && chineseAhead.test(sentence)) return 'future';
  const isTold = han.test(rest.replace(bareTime, ''));
  return (mayTell && chinesePast.test(rest)) || sentence.endsWith('了') || !isTold ? 'past' : 'future';
}
