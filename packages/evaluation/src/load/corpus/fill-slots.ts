import { type Fact, facts, slots } from './facts.js';
import { createWordSource } from './made-up-words.js';

const anySlot = new RegExp(slots.join('|'), 'g');

/** The text with a word for each slot, the same wherever a slot is repeated. */
export function fillSlots(text: string, words: readonly string[]): string {
  const wordOf = new Map<string, string | undefined>(slots.map((slot, index) => [slot, words[index]]));
  return text.replace(anySlot, (slot) => wordOf.get(slot) ?? slot);
}

/** An endless source of filled facts; the same seed gives the same ones. */
export function createFactSource(seed: number): () => Fact {
  const { random, draw } = createWordSource(seed);
  return () => {
    const fact = facts[Math.floor(random() * facts.length)] ?? { message: '', question: '' };
    const words = slots.map(draw);
    return { message: fillSlots(fact.message, words), question: fillSlots(fact.question, words) };
  };
}

/**
 * An endless source of questions, none of them twice: a service may keep what it has made of a question, and whoever
 * asks again would measure that. The same seed gives the same ones.
 */
export function createQuestionSource(seed: number): () => string {
  const nextFact = createFactSource(seed);
  const asked = new Set<string>();
  return () => {
    let { question } = nextFact();
    while (asked.has(question)) question = nextFact().question;
    asked.add(question);
    return question;
  };
}
