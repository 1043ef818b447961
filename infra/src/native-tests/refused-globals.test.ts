import { describe, expect, jest, test } from '@jest/globals';

const ofModules = ['mock', 'doMock', 'unstable_mockModule', 'resetModules', 'isolateModules', 'requireActual'] as const;

describe('what would hold for other test files too, or do nothing', () => {
  test.each(ofModules)('jest.%s throws, and says what to do', (name) => {
    expect(jest[name]).toThrow(/does nothing here, as Node loads modules itself, .*: give the code under test its/);
  });

  test('jest.retryTimes throws', () => {
    expect(() => jest.retryTimes(2)).toThrow('jest.retryTimes is refused: a test that passes only when');
  });

  test('expect.extend throws', () => {
    expect(() => expect.extend({})).toThrow('expect.extend is refused: it would hold for the next test files');
  });
});

test('all else is what Jest gives', () => {
  expect(jest.fn(() => 1)()).toBe(1);
  expect({ a: 1 }).toEqual(expect.objectContaining({ a: expect.any(Number) }));
});
