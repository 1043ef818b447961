import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { tellsForeignSelf } from './foreign-selves.js';

test.each([
  'sono allergica ai gatti',
  'Sono vegetariana.',
  'io sono celiaco',
  'Sono un infermiere.',
  'adoro i cani',
  'odio il caffè',
  'mi piace il tè verde',
  "suono l'oboe",
  'soy enfermera',
  'soy zurdo',
  'adoro los perros',
  'me encanta el café',
  'no me gusta el pescado',
  'sou enfermeira',
  'não gosto de peixe',
  'odeio o frio',
  'je suis infirmière',
  'je suis végétarienne',
  'je déteste les olives',
  "j'adore la randonnée",
  'jestem uczulona na koty',
  'jestem pielęgniarką',
  'lubię kawę',
  'ik ben verpleegster',
  'ik hou van koffie',
])('what somebody is or likes is kept: %s', (sentence) => {
  expect(tellsForeignSelf(sentence)).toBe(true);
  const { facts } = { facts: extractFacts({ messages: [`user: ${sentence}`], anchorDate: '2026-03-18' }) };
  expect(facts.map(({ text }) => text)).toEqual([sentence]);
});

test.each([
  'sono stanca',
  'sono qui',
  'sono un po’ in ritardo',
  'sono un disastro',
  'adoro!',
  'adoro questa idea',
  'mi piace la tua proposta',
  'mi piace così',
  'soy yo',
  'soy un desastre',
  'me encanta cómo quedó',
  'me gusta la idea',
  'sou eu',
  'gosto disso',
  'je suis crevé',
  "j'adore ça",
  "j'aime bien l'idée",
  'jestem zmęczona',
  'lubię to',
  'ik ben moe',
  'ik hou van dit idee',
  'sono allergica ai gatti?',
])('a mood or a verdict tells nothing of it: %s', (sentence) => expect(tellsForeignSelf(sentence)).toBe(false));
