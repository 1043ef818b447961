import { expect, test } from '@jest/globals';
import { findTimeExpressions } from '../find-time-expressions.js';

const anchor = '2026-03-18';

test.each([
  'I like Sunday roasts',
  'I read Sunday newspapers',
  'I hate Tuesday meetings',
  'She loves Friday beers with the team',
  'I enjoy Saturday football',
  'We love Thursday pub quizzes',
  "I'm a fan of Sunday football",
  "I'm tired of Monday meetings",
  "We don't do Friday deploys",
  'Friday deploys are forbidden',
  'Sunday roasts are my favourite',
  'Sat and sun values are stored in the table',
  'The mon, tue and wed columns are hidden',
  'The Mon, Tue and Wed columns are hidden',
  'The monday, tuesday and wednesday rows are locked',
  'The thu and fri buttons are disabled',
  'The tue and wed tabs are hidden in the report',
  'Columns mon, tue and wed are hidden',
  'The keys are mon, tue, wed, thu and fri',
  'The columns are called mon, tue and wed',
  "J'aime les rôtis du dimanche",
  'Je déteste les réunions du lundi',
  'Odio las reuniones del martes',
  'Adoro i pranzi della domenica',
  'Odeio as reuniões de terça-feira',
  'My favourite novel is Tomorrow, and Tomorrow, and Tomorrow',
])('of which kind things are: %s', (text) => {
  expect(findTimeExpressions(text, anchor)).toEqual([]);
});

test.each([
  'Sunday lunch with Ada was great',
  'As of last Thursday Bob deploys it',
  "I watched Sunday football at Tom's",
  'Friday guests are coming for dinner',
  'We fix the columns on tue',
  'The fields are due fri',
  'The rows were added on tue and wed',
  'Friday tests are due',
  "I'd love Sunday lunch with you",
  'We have Friday off',
  'I like Monday without meetings',
  'I prefer Friday because Ada can come',
  'Tom arrives Friday unless it snows',
  'Los contratos del lunes pasado están firmados',
  'Les réunions du mardi 17 mars sont annulées',
])('a day: %s', (text) => {
  expect(findTimeExpressions(text, anchor)).toHaveLength(1);
});
