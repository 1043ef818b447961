import { describe, expect, test } from '@jest/globals';
import { spellOut } from './spell-out.js';

describe('shorthand is read as the words it stands for', () => {
  test.each([
    ['crates r in the shed n the key is w olga', 'crates are in the shed and the key is with olga'],
    ['which pier r u at', 'which pier are you at'],
    ['pls lock the bike b4 u leave', 'please lock the bike before you leave'],
    ['thats y we sold the boat', "that's why we sold the boat"],
    ['y does the pump hum', 'why does the pump hum'],
    ['im at the lake & my sister is in rome', "i'm at the lake and my sister is in rome"],
    ['hes the baker, theyre his cats', "he's the baker, they're his cats"],
    ['we moved the tent to the lake + painted it', 'we moved the tent to the lake and painted it'],
    ['ur tent leaks bc the seam is torn', 'your tent leaks because the seam is torn'],
    ['paint it w/ the brush, w/o the roller', 'paint it with the brush, without the roller'],
    ['the parrot is alrdy home tho', 'the parrot is already home though'],
    ['we fly nxt wk n land at 9', 'we fly next week and land at 9'],
    ['el piano ta en casa xq la sala es húmeda', 'el piano está en casa porque la sala es húmeda'],
    ['jsuis au lac pcq la ville est bruyante', 'je suis au lac parce que la ville est bruyante'],
    ['das boot liegt jz in kiel u ich bin nich da', 'das boot liegt jetzt in kiel und ich bin nicht da'],
  ])('%s', (typed, full) => {
    const { text, restore } = spellOut(typed);
    expect(text).toBe(full);
    expect(restore(text)).toBe(typed);
  });

  test.each([
    'pass n as the first argument',
    'for n in range(9): print(n)',
    'hold w to walk, press r to reload',
    'the r package for maps',
    'press ctrl + c',
    'the boats are oak + brass, never plastic',
    'Bell & Sons fixed the roof',
    'let x = a && b;',
    'set `n` to nine and `u` to one',
    'mieszkam w Gdyni i pracuję w banku',
    'wir sind im garten und im keller',
    'le vélo dont je parle est rouge',
    'Vitamin B4 is in the seeds',
    'dr. r winters is the vet',
  ])('and stays where it is something else: %s', (typed) => {
    expect(spellOut(typed).text).toBe(typed);
  });

  test('code in a fence stays', () => {
    const typed = 'u need this:\n```\nn r u\n```\nn then the key';
    expect(spellOut(typed).text).toBe('you need this:\n```\nn r u\n```\nand then the key');
  });

  test('beside a word of whatever length what was typed is put back', () => {
    const typed = `pls pin e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 w the chart n dont change it`;
    const { text, restore } = spellOut(typed);
    expect(text).not.toBe(typed);
    expect(restore(text)).toBe(typed);
  });

  test('a part that was cut out, and one with dates, have their own words', () => {
    const { restore } = spellOut('the nets r dry n we sail on sunday w joost');
    expect(restore('the nets are dry')).toBe('the nets r dry');
    expect(restore('we sail on sunday (2026-03-22) with joost')).toBe('we sail on sunday (2026-03-22) w joost');
    expect(restore('nets are sold with a rope and a hook')).toBe('nets are sold with a rope and a hook');
  });
});
