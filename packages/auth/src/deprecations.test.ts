import { expect, test } from '@jest/globals';
import { currentApiVersion } from './api-versions.js';
import { announcedDeprecations, type Deprecation, deprecationHeaders, tooShortNotices } from './deprecations.js';

const announced: Deprecation = {
  version: currentApiVersion,
  operationId: 'listMemories',
  deprecatedAt: new Date('2027-01-01T00:00:00.500Z'),
  sunsetAt: new Date('2027-04-01T00:00:00.500Z'),
  link: 'https://docs.example/list',
};

test('every announced end leaves the 90 days that the specification promises', () => {
  expect(tooShortNotices(announcedDeprecations)).toEqual([]);
});

test('90 days are enough, a millisecond less is not', () => {
  const short = { ...announced, sunsetAt: new Date(announced.sunsetAt.getTime() - 1) };
  expect(tooShortNotices([announced, short])).toEqual([short]);
});

test('the headers of RFC 9745 and RFC 8594', () => {
  expect(deprecationHeaders([announced], currentApiVersion, 'listMemories')).toEqual({
    Deprecation: '@1798761600',
    Sunset: 'Thu, 01 Apr 2027 00:00:00 GMT',
    Link: '<https://docs.example/list>; rel="deprecation"; type="text/html"',
  });
});

test('only what is announced is announced: one operation, or all of a version', () => {
  expect(deprecationHeaders([announced], currentApiVersion, 'addMemories')).toBeNull();
  const everything = { ...announced, operationId: '*' };
  expect(deprecationHeaders([everything], currentApiVersion, 'addMemories')).not.toBeNull();
});
