import { describe, expect, test } from '@jest/globals';
import { findSpeakers } from './find-speakers.js';

const speakers = ['Caroline', 'Jean-Luc', 'Mary Ann Smith', 'Mary Jones', 'José', 'Ann'];

describe('findSpeakers', () => {
  test.each([
    ['When did Caroline go camping?', ['Caroline'], 'When did   go camping?', 'When did I go camping?'],
    ["What is caroline's job?", ['Caroline'], 'What is   job?', 'What is my job?'],
    ['What is Caroline’s job?', ['Caroline'], 'What is   job?', 'What is my job?'],
    ['Where does Jean-Luc live?', ['Jean-Luc'], 'Where does   live?', 'Where does I live?'],
    ['Did jose call?', ['José'], 'Did   call?', 'Did I call?'],
    ['Mary Ann Smith or Mary Jones?', ['Mary Ann Smith', 'Mary Jones'], '  or  ?', 'I or I?'],
    ['Caroline and Caroline', ['Caroline'], '  and  ', 'I and I'],
    ['Is Carolines a name?', [], 'Is Carolines a name?', 'Is Carolines a name?'],
    ['', [], '', ''],
  ])('%s', (query, named, withoutNames, inFirstPerson) => {
    expect(findSpeakers(query, speakers)).toEqual({ named, withoutNames, inFirstPerson });
  });

  test('a first name stands for the one who has it, and for nobody where two have it', () => {
    expect(findSpeakers('What does Jean do?', speakers).named).toEqual(['Jean-Luc']);
    expect(findSpeakers('What does Mary do?', speakers).named).toEqual([]);
  });

  test('no speaker, no change', () => {
    expect(findSpeakers('What does Caroline do?', [])).toEqual({
      named: [],
      withoutNames: 'What does Caroline do?',
      inFirstPerson: 'What does Caroline do?',
    });
  });

  test('names are text, not patterns', () => {
    expect(findSpeakers('What (.*)+ does it do?', ['(.*)+', '...', 'a|b']).named).toEqual([]);
  });

  test('the longest query and the most speakers stay far under a frame', () => {
    const many = Array.from({ length: 200 }, (_, index) => `Same${index % 3} Name${index}`);
    const query = 'Same1 '.repeat(1365);
    const startedAt = performance.now();
    findSpeakers(query, many);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});
