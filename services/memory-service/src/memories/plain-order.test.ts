import { describe, expect, test } from '@jest/globals';
import { canonicalWording } from './canonical-wording.js';
import { inPlainOrder } from './plain-order.js';

describe('the same, in plain order', () => {
  test.each([
    ['I live in Lisbon', 'Lisbon is where I live.'],
    ['I live in Lisbon', "Lisbon's where I live"],
    ['I work at Acme', 'Acme is where I work'],
    ['My sister lives in Rome', 'Rome is where my sister lives'],
    ['We keep the runbooks in docs/ops', 'docs/ops is where we keep the runbooks'],
    ['I lived in Lisbon', 'Lisbon is where I lived'],
    ['We deploy on Fridays', 'Friday is when we deploy'],
    ['We deploy every Friday', 'Fridays are when we deploy'],
    ['We use pnpm', 'pnpm is what we use'],
    ['We use pnpm for packages', 'pnpm is what we use for packages'],
    ['For packages we use pnpm', 'pnpm is what we use for packages!'],
    ['My dog is called Rex', 'I have a dog named Rex'],
    ['My dog is named Rex', 'I have a dog called Rex.'],
    ['The name of our dog is Rex', 'We have a dog named Rex'],
    ['My dog is called Rex', 'Rex is the name of my dog'],
    ['I prefer tabs over spaces', 'Tabs are what I prefer over spaces'],
    ['My name is Ana', 'I am called Ana'],
    ['My name is Ana', "I'm Ana."],
    ['I’m named Ana', 'Ana is my name'],
    ['My name is Ana Maria Lopes', 'I am called Ana Maria Lopes'],
    ['The default branch is main', 'main is the default branch'],
  ])('%s = %s', (one, other) => {
    expect(canonicalWording(one)).toBe(canonicalWording(other));
  });
});

describe('something else', () => {
  test.each([
    ['I live in Lisbon', 'Lisbon is where I lived'],
    ['I live in Lisbon', 'Lisbon was where I lived'],
    ['I live in Lisbon', 'Lisbon is where my sister lives'],
    ['I live in Lisbon', 'Lisbon is where we live'],
    ['I live in Lisbon', 'Lisbon is not where I live'],
    ['I live in Lisbon', "Lisbon is where I don't live"],
    ['I live in Lisbon', 'Lisbon is where I work'],
    ['I live in Lisbon', 'Is Lisbon where I live?'],
    ['I live in Lisbon', 'Lisbon is where I live?'],
    ['I live in Lisbon', 'Lisbon is where I want to live'],
    ['I live in Lisbon', 'Lisbon is where I live with Ana'],
    ['I live in Lisbon', 'Lisbon is where I live, I think'],
    ['I live in Lisbon', 'Near Lisbon is where I live'],
    ['I met the man who works at Acme', 'Acme is where I met the man who works'],
    ['I work at Acme', 'Acme is where I worked'],
    ['We deploy on Fridays', 'Friday is when we deployed'],
    ['We deploy on Fridays', 'Friday is when we will deploy'],
    ['We deploy on Fridays', 'Friday is when we are deploying'],
    ["We don't deploy on Fridays", 'Friday is when we deploy'],
    ['We deploy on Fridays', 'Friday is when they deploy'],
    ['We deploy on Fridays', 'Monday is when we deploy'],
    ['We deploy on Friday', 'Friday is when we deploy'],
    ['We use pnpm', 'pnpm is what we used'],
    ['We use pnpm', "pnpm is what we don't use"],
    ['We use pnpm', 'pnpm is what they use'],
    ['We use pnpm', 'npm is what we use'],
    ['I drink tea', 'Tea is what I want to drink'],
    ['I build trust', 'Trust is what I build on'],
    ['I call Ana', 'Ana is what I call my sister'],
    ['My dog is called Rex', 'I had a dog named Rex'],
    ['My dog is called Rex', 'I have a cat named Rex'],
    ['My dog is called Rex', 'I have two dogs named Rex and Miso'],
    ['My dog is called Rex', 'I have a dog named Rex and a cat'],
    ['My dog is called Rex', "I have a dog named Rex's"],
    ['My dog is called Rex', 'We have a dog named Rex'],
    ['My dog is called Rex', "Rex is my sister's dog"],
    ['My dog is called Rex', "My sister's dog is called Rex"],
    ['My dog is called Rex', 'I want a dog named Rex'],
    ['My dog is called Rex', "Rex is the name of my sister's dog"],
    ['My dog is called Rex', 'Rex was the name of my dog'],
    ['My dog is called Rex', 'Rex is not the name of my dog'],
    ['I prefer tabs over spaces', 'Spaces are what I prefer over tabs'],
    ['My dog is called Rex', 'I have a new dog named Rex'],
    ['My name is Ana', 'Her name is Ana'],
    ['My name is Ana', "My daughter's name is Ana"],
    ['My name is Ana', 'My name is not Ana'],
    ['My name is Ana', "I'm not Ana"],
    ['My name is Ana', 'I was called Ana'],
    ['My name is Ana', "I'm Ana's sister"],
    ['My name is Ana', "I'm with Ana"],
    ['My name is German', "I'm German"],
    ['My name is Jordan', "I'm Jordan"],
    ['My name is Leo', "I'm Leo"],
    ['My function is called twice', 'I have a function called twice'],
  ])('%s is not %s', (one, other) => {
    expect(canonicalWording(one)).not.toBe(canonicalWording(other));
  });
});

test.each([
  'This is where I live',
  'What matters is where I live',
  'My name is on the list',
  "I'm tired",
  'The port is 8080',
])('%s stays as it is', (sentence) => {
  expect(inPlainOrder(sentence)).toBe(sentence);
});
