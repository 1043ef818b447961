import { expect, test } from '@jest/globals';
import { findTimeExpressions } from '../find-time-expressions.js';

const anchor = '2026-03-18';

test.each([
  "Sunday is my dog's name",
  "Wednesday is my daughter's name",
  'the codename of the next app is Friday',
  'The nickname of our printer is Sunday',
  'Monday is the name of our kitten',
  'Friday is the codename of our release bot',
  'Sunday is our cat',
  'We use Friday as the codename of the bot',
  'Our dog Sunday is 3 years old',
  'I named my horse Saturday',
  'I have a cat named Friday',
  'We have a dog called Sunday',
  'Our bot is nicknamed Wednesday',
  'Ich habe eine Katze namens Freitag',
  'Unser Hund heißt Montag',
  'Onze kat heet Vrijdag',
  'Mi gato se llama Viernes',
  'Tengo una perra llamada Domingo',
  "Mon chat s'appelle Vendredi",
  'Il mio gatto si chiama Venerdì',
  'O meu gato se chama Domingo',
])('the name of somebody: %s', (text) => {
  expect(findTimeExpressions(text, anchor)).toEqual([]);
});

test.each([
  "Sunday is my dog's birthday",
  'Sunday is our wedding',
  'Friday is my last day',
  "Saturday is my sister's party",
  "Sunday is my daughter's name day",
  'Monday is our cat show',
  'I walk my dog Sunday',
  'The recruiter called Friday',
  'A recruiter called Monday about the job',
  'Ada was named Friday as the new CEO',
  "On s'appelle vendredi pour le contrat",
])('a day: %s', (text) => {
  expect(findTimeExpressions(text, anchor)).toHaveLength(1);
});

test('what is put in within "in a month\'s time" does not end it', () => {
  expect(findTimeExpressions("We move in a month's (maybe two) time", anchor)).toMatchObject([
    { text: "in a month's (maybe two) time", range: { start: '2026-04-01', end: '2026-04-30' } },
  ]);
});
