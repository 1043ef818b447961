import { type DaySpan, dayNumber, isValidDate } from '../calendar/calendar.js';
import type { Yearly } from './yearly.js';

/*
 * Feasts that follow the moon, from 2000 to 2040, as month and day of each year (`----`: not in the table). The Jewish
 * ones are fixed by arithmetic and the Chinese new year by astronomy; the Islamic ones are those of the Umm al-Qura
 * calendar, from which a country that watches for the moon may be a day away; Diwali is the day of the Indian public
 * holiday. Where an Islamic feast falls into one year twice, the first counts. A feast that begins in the evening is on
 * the day after.
 */

const firstYear = 2000;

function daysOf(table: string): readonly string[] {
  return table.trim().split(/\s+/);
}

/** The first day of the Chinese year. */
const newYears = daysOf(`
  0205 0124 0212 0201 0122 0209 0129 0218 0207 0126 0214 0203 0123 0210 0131 0219 0208 0128 0216 0205
  0125 0212 0201 0122 0210 0129 0217 0206 0126 0213 0203 0123 0211 0131 0219 0208 0128 0215 0204 0124
  0212
`);

/** The first of Ramadan. */
const ramadans = daysOf(`
  1127 1116 1106 1026 1015 1004 0924 0913 0901 0822 0811 0801 0720 0709 0628 0618 0606 0527 0516 0506
  0424 0413 0402 0323 0311 0301 0218 0208 0128 0116 0105 1216 1204 1123 1112 1101 1021 1010 0930 0919
  0908
`);

/** Eid al-Fitr, the first of Shawwal. */
const fastBreaks = daysOf(`
  0108 1216 1205 1125 1114 1103 1023 1013 1001 0920 0910 0830 0819 0808 0728 0717 0706 0625 0615 0604
  0524 0513 0502 0421 0410 0330 0320 0309 0226 0214 0204 0124 0114 0103 1212 1201 1119 1109 1029 1019
  1007
`);

/** Eid al-Adha, the tenth of Dhu al-Hijjah. */
const sacrifices = daysOf(`
  0316 0305 0222 0211 0201 0121 0110 1220 1208 1127 1116 1106 1026 1015 1004 0923 0911 0901 0821 0811
  0731 0720 0709 0628 0616 0606 0527 0516 0505 0424 0413 0402 0322 0312 0301 0219 0208 0127 0116 0105
  1215
`);

/** The first day of Hanukkah, 25 Kislev. */
const hanukkahs = daysOf(`
  1222 1210 1130 1220 1208 1226 1216 1205 1222 1212 1202 1221 1209 1128 1217 1207 1225 1213 1203 1223
  1211 1129 1219 1208 1226 1215 1205 1225 1213 1202 1221 1210 1128 1217 1207 1226 1214 1203 1222 1212
  1130
`);

/** The first day of Passover, 15 Nisan. */
const passovers = daysOf(`
  0420 0408 0328 0417 0406 0424 0413 0403 0420 0409 0330 0419 0407 0326 0415 0404 0423 0411 0331 0420
  0409 0328 0416 0406 0423 0413 0402 0422 0411 0331 0418 0408 0327 0414 0404 0424 0412 0331 0420 0409
  0329
`);

/** The first day of Rosh Hashanah, 1 Tishri. */
const jewishNewYears = daysOf(`
  0930 0918 0907 0927 0916 1004 0923 0913 0930 0919 0909 0929 0917 0905 0925 0914 1003 0921 0910 0930
  0919 0907 0926 0916 1003 0923 0912 1002 0921 0910 0928 0918 0906 0924 0914 1004 0922 0910 0930 0919
  0908
`);

/** Yom Kippur, 10 Tishri. */
const atonements = daysOf(`
  1009 0927 0916 1006 0925 1013 1002 0922 1009 0928 0918 1008 0926 0914 1004 0923 1012 0930 0919 1009
  0928 0916 1005 0925 1012 1002 0921 1011 0930 0919 1007 0927 0915 1003 0923 1013 1001 0919 1009 0928
  0917
`);

/** Diwali. */
const diwalis = daysOf(`
  ---- 1114 1104 1025 1112 1101 1021 1109 1028 1017 1105 1026 1113 1103 1023 1111 1030 1019 1107 1027
  1114 1104 1024 1112 1031 1020 1108 1029 1017 1105 1026 1114 1102 1022 1110 1030 ---- ---- ---- ----
  ----
`);

/** Holi. */
const holis = daysOf(`
  ---- 0310 0329 0318 0307 0326 0315 0304 0322 0311 0301 0320 0308 0327 0317 0306 0324 0313 0302 0321
  0310 0329 0318 0308 0325 0314 0304 0322 0311 0301 0320 0309 0327 0316 0305 0324 ---- ---- ---- ----
  ----
`);

/** A feast of so many days; null for the years outside the table. */
function feast(table: readonly string[], days = 1): Yearly {
  return (year): DaySpan | null => {
    const written = table[year - firstYear] ?? '';
    const [month, day] = [Number(written.slice(0, 2)), Number(written.slice(2))];
    if (!isValidDate(year, month, day)) return null;
    const start = dayNumber(year, month, day);
    return { start, end: start + days - 1 };
  };
}

const ramadanDays = 30;

/** From its first day to the day before Eid al-Fitr. */
const ramadan: Yearly = (year) => {
  const month = feast(ramadans, ramadanDays)(year);
  const end = [year, year + 1]
    .map((each) => feast(fastBreaks)(each))
    .find((each) => (each?.start ?? 0) > (month?.end ?? 0) - 2);
  return month === null ? null : { start: month.start, end: Math.min(month.end, (end?.start ?? month.end + 1) - 1) };
};

/** By their English names; a hyphen is a word. */
export const lunarFeasts: readonly (readonly [string, Yearly])[] = [
  ['lunar new year', feast(newYears)],
  ['chinese new year', feast(newYears)],
  ['ramadan', ramadan],
  ['eid al - fitr', feast(fastBreaks)],
  ['eid al fitr', feast(fastBreaks)],
  ['eid al - adha', feast(sacrifices)],
  ['eid al adha', feast(sacrifices)],
  ['hanukkah', feast(hanukkahs, 8)],
  ['chanukah', feast(hanukkahs, 8)],
  ['passover', feast(passovers, 8)],
  ['rosh hashanah', feast(jewishNewYears, 2)],
  ['yom kippur', feast(atonements)],
  ['diwali', feast(diwalis)],
  ['holi', feast(holis)],
];
