import { expect, test } from '@jest/globals';
import { extractFacts } from '../../rules/extract-facts.js';
import { isScene } from './scenes.js';

test.each([
  ['I almost choked on my coffee when I read it.', 'I almost dropped out of medical school in 2019.'],
  ['I nearly fell off my chair', "I nearly died in a car crash when I was twelve, since then I don't drive."],
  ['The whole flat stank of paint.', 'Everything smells of smoke since the fire.'],
  ['Everyone stared at me as if I had two heads.', 'My doctor looked at me as if I were ill, it is asthma.'],
  ['I was still only half awake.', 'I was not fully awake during the operation in May.'],
  ['hands only slightly sticky', 'my hands are always cold'],
  ['It was a surprisingly calm planning, fewer tears than usual.', 'It was a good retro, we agreed on two reviewers.'],
  ['Whoever came up with those hooks deserves to be fired.', 'Whoever breaks the build should buy cake.'],
  ['Ask me never to paint a ceiling again, by the way.', 'Ask me never to be disturbed before noon.'],
  ['sorry for the rant, the kids are screaming next door', 'sorry for the noise, my son broke his arm'],
  ["it's raining and the wifi is down again", "it's raining in Bergen"],
  ['(sorry for the noise, my upstairs neighbour is drilling)', 'my neighbour is practising for the Berlin marathon'],
  ['the heating is out in the office', 'the heating is out until May because the landlord replaces it'],
])('of the moment: %s / of longer: %s', (scene, told) => {
  expect(isScene(scene)).toBe(true);
  expect(isScene(told)).toBe(false);
});

const factsOf = (text: string): [string, string | undefined][] =>
  extractFacts({ messages: [text], anchorDate: '2026-03-18' }).map((fact) => [fact.text, fact.event?.start]);

test.each([
  ["user: charts are vendored. sorry for the rant, it's monday and the heating is out here.", ['charts are vendored.']],
  ['user: We bake on Fridays and the whole flat smelled of cinnamon.', ['We bake on Fridays']],
  ['user: The board is an STM32G474, fingers only slightly burnt.', ['The board is an STM32G474']],
  ['Kim: I moved to Oslo. (sorry for the noise, the dog is barking)', ['I moved to Oslo.']],
])('what is told beside it stays, without its day: %s', (text, told) => {
  expect(factsOf(text)).toEqual(told.map((fact) => [fact, undefined]));
});
