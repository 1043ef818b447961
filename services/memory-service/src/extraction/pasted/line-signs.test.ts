import { expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const trace = 'Traceback (most recent call last):\n  File "/app/main.py", line 41, in <module>\n    run()\n';
const textsBehind = (lines: string): string[] =>
  extractFacts({ messages: [`user: ${trace}${lines}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

test.each([
  'yaml.scanner.ScannerError: while scanning a simple key\ncould not find expected \':\'\n  in "a.yaml", line 7, column 1',
  "yaml.scanner.ScannerError: while scanning\nfound character '\\t' that cannot start any token",
  'yaml.parser.ParserError: while parsing a block\nthe key is missing here\n  in "a.yaml", line 2, column 3',
  "jinja2.exceptions.TemplateSyntaxError: bad\nexpected token 'end of print statement', got 'name'",
  'json5.Error: bad\nunexpected end of input at the last brace',
])('the message of an error goes on: %j', (lines) => expect(textsBehind(lines)).toEqual([]));

test.each([
  'ValueError: bad input\nWe run this on Python 3.12 in Docker',
  "KeyError: 'host'\nit happens only on Ines' machine, she is on Windows",
  "KeyError: 'host'\nour staging box has no host entry because we use consul",
  "KeyError: 'host'\n\nthe importer was written by Ines",
  "KeyError: 'host'\nthe cluster in Ghent runs Python 3.9, the one in Bergen 3.12",
])('what is said behind it stays: %j', (lines) => expect(textsBehind(lines)).not.toEqual([]));
