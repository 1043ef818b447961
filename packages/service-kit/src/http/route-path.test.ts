import { describe, expect, test } from '@jest/globals';
import { expressPath, mendEscapes } from './route-path.js';

test('writes parameters as Express does', () => {
  expect(expressPath('/delete/{memory_id}')).toBe('/delete/:memory_id');
  expect(expressPath('/a/{one}/b/{two_2}')).toBe('/a/:one/b/:two_2');
  expect(expressPath('/list')).toBe('/list');
});

describe('percent signs in a path', () => {
  test.each(['/delete/x', '/delete/%41', '/delete/%F0%9F%A6%AD', '/list?limit=%zz', '/'])(
    '%s is left as it is',
    (url) => {
      expect(mendEscapes(url)).toBe(url);
    },
  );

  test.each([
    ['/delete/%', '/delete/%25'],
    ['/delete/%zz', '/delete/%25zz'],
    ['/delete/%41%zz', '/delete/%2541%25zz'],
    ['/delete/%E0%A4', '/delete/%25E0%25A4'],
    ['/delete/%zz?a=%zz?b', '/delete/%25zz?a=%zz?b'],
  ])('%s can be decoded as %s', (url, mended) => {
    expect(mendEscapes(url)).toBe(mended);
    expect(() => decodeURIComponent(mended.split('?', 1)[0] ?? '')).not.toThrow();
  });
});
