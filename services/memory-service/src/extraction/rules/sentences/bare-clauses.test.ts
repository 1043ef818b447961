import { expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';
import { saysOnlyHow } from './bare-clauses.js';

test.each([
  ['tags are signed', 'no exceptions', 'no exceptions in the domain layer'],
  ['tags are signed', 'no ifs or buts', 'no tags on forks'],
  ['min sdk goes up to 28', 'product is fine with it.', 'Tom is fine with cats'],
  ['the cutoff moves to 18:00', 'finance agreed to that', 'finance agreed to the budget'],
  ['we chose Typst over LaTeX', 'compile time', 'ash for the shelf'],
  ['we took Hetzner over AWS', 'price and latency', 'Ines and Tom'],
  ['we took Kafka over NATS', 'licence', 'redis'],
])('behind "%s": %s / and not: %s', (before, bare, told) => {
  expect(saysOnlyHow(bare, before)).toBe(true);
  expect(saysOnlyHow(told, before)).toBe(false);
});

test('it stays with what it is told of', () => {
  const [{ text } = { text: '' }, ...others] = extractFacts({
    messages: ['user: PRs above 300 changed lines get sent back, no exceptions, Ulla was very firm.'],
    anchorDate: '2026-03-18',
  });
  expect(text).toBe('PRs above 300 changed lines get sent back, no exceptions');
  expect(others).toHaveLength(1);
});
