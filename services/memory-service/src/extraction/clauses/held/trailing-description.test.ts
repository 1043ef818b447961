import { expect, test } from '@jest/globals';
import { splitClauses } from '../split-clauses.js';

test.each([
  'Marek, our tiler, comes on Thursday.',
  'Jana, the new treasurer, is on leave until May.',
  'The backend, a Go monolith, runs on two machines.',
  "It's a black Kettler, frame number KX9931.",
  'the pictures are PNGs, 20 to 40 MB a piece',
  'the flat is near the park, 62 square metres',
  'The old mill, built in 1871, was sold in May.',
  'I take thyroxine, 75 mg twice a day',
  'The shop is a Rails app, deployed to Fly.',
  'The parser is a small library, written in Zig.',
  'I have a cabin, located near Tallinn',
  'The server is a Hetzner AX42, 64 GB of memory',
  'Rails 7, hosted on Fly',
  'we have a two year old, Matilda',
  'There is a new plant manager, Ms Orr',
  'Hugo, hosted at home, no plugins',
  'The second replica, db-b, is the one we take the backups from.',
  'The old staging box, stg-2, is what we test upgrades on.',
  "Our dog Biscuit, he's a nine year old beagle, was diagnosed with arthritis",
  "My boss, she's from Lyon, wants the report in French",
  "My brother Timo, he's 31, got engaged on Saturday",
  'Budget was approved on 2 June, 900 EUR per month.',
  'The repo is a monolith, about 400k lines of code',
  "it's a .NET monolith, over 40 modules",
  'We drive a 2016 Skoda, 90,000 km so far',
])('what describes it stays with it: %s', (sentence) => {
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test.each([
  [
    'Marek, our tiler, comes on Thursday and wants cash.',
    ['Marek, our tiler, comes on Thursday', 'Marek, our tiler, wants cash.'],
  ],
  [
    'hetzner, our provider, raises prices and drops plans',
    ['hetzner, our provider, raises prices', 'hetzner, our provider, drops plans'],
  ],
  ['I pay 700 for rent, 45 for gas, 30 for water.', ['I pay 700 for rent', 'I pay 45 for gas', '30 for water.']],
  ['Fuel is 80, 25 for parking.', ['Fuel is 80', '25 for parking.']],
  ["met Marguerite, she's the new data lead", ['met Marguerite', "she's the new data lead"]],
  ['Ana is 34, 2 kids at school', ['Ana is 34', '2 kids at school']],
  ['I sold the car, an Opel, bought a bike', ['I sold the car, an Opel', 'I bought a bike']],
])('what tells more of it is cut: %s', (sentence, clauses) => {
  expect(splitClauses(sentence)).toEqual(clauses);
});

test('so does the name of whom it introduces, where more is told behind it', () => {
  expect(splitClauses('we have a two year old, Matilda, she is allergic to nuts')).toEqual([
    'we have a two year old, Matilda',
    'she is allergic to nuts',
  ]);
});
