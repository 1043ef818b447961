import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@persistent-memory/auth';
import { Type } from 'typebox';
import { notBlankPattern } from './schema-faults.js';
import { compileValidator, defineTextFormat, refuse } from './validation.js';

defineTextFormat('even-length', 'must be of even length', (text) => text.length % 2 === 0);

const schema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 5, pattern: notBlankPattern }),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 2 }), { minItems: 1, maxItems: 3 })),
  until: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'even-length' })),
  kind: Type.Optional(Type.Enum(['one', 'two'])),
  set: Type.Optional(Type.Array(Type.String(), { uniqueItems: true })),
  at: Type.Optional(Type.String({ format: 'date-time' })),
  on: Type.Optional(Type.String({ format: 'date' })),
  inner: Type.Optional(Type.Object({ 'a/b~c': Type.Boolean() })),
});
const validator = compileValidator(schema, 'body');
const faults = (value: unknown) => validator.faults(value).map(({ location, message }) => `${location} ${message}`);

describe('what a fault says', () => {
  test.each<[unknown, string[]]>([
    [{ name: 'ok' }, []],
    [{ name: 'ok', unknown: { x: 1 } }, []],
    [{}, ['body.name is required']],
    [{ name: 7 }, ['body.name must be a string']],
    [{ name: null }, ['body.name must be a string']],
    [{ name: '' }, ['body.name must not be empty']],
    [{ name: ' \u3000' }, ['body.name must not be blank']],
    [{ name: '\u200b\ufeff \u200e' }, ['body.name must not be blank']],
    [{ name: '\u200bא\u200e' }, []],
    [{ name: '❤\ufe0f' }, []],
    [{ name: '𝒜'.repeat(5) }, []],
    [{ name: '𝒜'.repeat(6) }, ['body.name must have at most 5 characters']],
    [{ name: 'ok', count: 0 }, ['body.count must be at least 1']],
    [{ name: 'ok', count: 10 }, ['body.count must be at most 9']],
    [{ name: 'ok', count: '5' }, ['body.count must be an integer']],
    [{ name: 'ok', count: 1.5 }, ['body.count must be an integer']],
    [{ name: 'ok', count: Number.POSITIVE_INFINITY }, ['body.count must be an integer']],
    [{ name: 'ok', tags: [] }, ['body.tags must hold at least one item']],
    [
      { name: 'ok', tags: ['ab', 'c', 7] },
      ['body.tags[1] must have at least 2 characters', 'body.tags[2] must be a string'],
    ],
    [{ name: 'ok', until: null }, []],
    [{ name: 'ok', until: 'odd' }, ['body.until must be of even length']],
    [{ name: 'ok', until: 7 }, ['body.until must be a string or null']],
    [{ name: 'ok', kind: 'three' }, ['body.kind must be one of one, two']],
    [{ name: 'ok', set: ['a', 'b', 'a'] }, ['body.set must not hold the same item twice']],
    [{ name: 'ok', at: '2026-03-18T10:00:00+01:00' }, []],
    [{ name: 'ok', at: '2026-03-18T10:00:00' }, ['body.at must be an RFC 3339 date-time with its offset']],
    [{ name: 'ok', at: '2026-02-29T10:00:00Z' }, ['body.at must be an RFC 3339 date-time with its offset']],
    [{ name: 'ok', at: '0001-01-01T00:00:00+01:00' }, ['body.at must be an RFC 3339 date-time with its offset']],
    [{ name: 'ok', on: '0001-01-01' }, []],
    [{ name: 'ok', on: '0000-12-31' }, ['body.on must be a date as YYYY-MM-DD']],
    [{ name: 'ok', on: '2026-02-29' }, ['body.on must be a date as YYYY-MM-DD']],
    [{ name: 'ok', inner: { 'a/b~c': 1 } }, ['body.inner.a/b~c must be a boolean']],
    [
      { name: 7, count: 'x', tags: {} },
      ['body.name must be a string', 'body.count must be an integer', 'body.tags must be an array'],
    ],
    [[], ['body must be an object']],
    ['text', ['body must be an object']],
    [null, ['body must be an object']],
  ])('%j', (value, expected) => {
    expect(faults(value)).toEqual(expected);
  });

  test('text of nothing but what Unicode leaves out when it shows text is blank, whichever it is', () => {
    const isBlank = (text: string) => !new RegExp(notBlankPattern, 'u').test(text);
    const basicPlane = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
    expect(basicPlane.filter(isBlank)).toEqual(basicPlane.filter((text) => /^[\s\p{DI}]$/u.test(text)));
  });

  test('a list too long is told by its length, and only its allowed part is looked into', () => {
    const tags = Array.from({ length: 1_000_000 }, () => 7);
    expect(faults({ name: 'ok', tags })).toEqual([
      'body.tags must hold at most 3 items, and holds 1000000',
      'body.tags[0] must be a string',
      'body.tags[1] must be a string',
      'body.tags[2] must be a string',
    ]);
    expect(tags).toHaveLength(1_000_000);
  });

  test('fields that are inherited are not there', () => {
    expect(faults(JSON.parse('{"__proto__":{"name":"ok"}}'))).toEqual(['body.name is required']);
  });
});

describe('refusing', () => {
  const thrown = (count: number, location = 'body.name') => {
    try {
      return refuse(Array.from({ length: count }, (_, index) => ({ location, message: `fault ${index}` })));
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  };

  test('one fault is the message itself, and names its field', () => {
    expect(thrown(1, 'body.tags[3]')).toMatchObject({
      code: 'invalid_request',
      message: 'body.tags[3] fault 0.',
      details: { param: 'tags', errors: [{ location: 'body.tags[3]', message: 'fault 0' }] },
    });
  });

  test('a fault of the whole body names no field', () => {
    expect(thrown(1, 'body').details).not.toHaveProperty('param');
  });

  test('after 2,000 the rest is counted', () => {
    const { details, message } = thrown(2150);
    expect(message).toBe('The request has 2150 faults.');
    expect(details.errors).toHaveLength(2001);
    expect(details.errors?.at(-1)).toEqual({ location: 'body', message: 'and 150 more faults' });
  });
});
