import { describe, expect, test } from '@jest/globals';
import { CallTurns } from './call-turns.js';

const { signal } = new AbortController();
const overloaded = { failure: 'overloaded' };

/** Turns, and what became of the calls that asked for one: those that began, in their order, and those refused. */
function buildTurns(options: { maxRunning: number; maxWaiting: number }) {
  const turns = new CallTurns(options);
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = (project: string, name: string) =>
    turns.take(project, signal).then(
      () => begun.push(name),
      () => refused.push(name),
    );
  const askAll = (project: string, count: number) =>
    Array.from({ length: count }, (_, position) => ask(project, `${project}${position}`));
  return { turns, begun, refused, ask, askAll };
}

const settled = () => new Promise(setImmediate);

test('projects take turns, and the calls of each are made in their order', async () => {
  const { turns, begun, askAll } = buildTurns({ maxRunning: 1, maxWaiting: 64 });
  askAll('a', 4);
  askAll('b', 2);
  askAll('c', 1);
  for (let call = 0; call < 6; call++) turns.give();
  await settled();
  expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3']);
});

describe('when no place is free', () => {
  test('a project alone has all of them, and its next call is refused', async () => {
    const { turns, askAll } = buildTurns({ maxRunning: 8, maxWaiting: 64 });
    askAll('a', 72);
    await expect(turns.take('a', signal)).rejects.toMatchObject(overloaded);
  });

  test('the call of another project takes the last place of the one that has most', async () => {
    const { turns, begun, refused, ask, askAll } = buildTurns({ maxRunning: 8, maxWaiting: 64 });
    askAll('a', 72);
    ask('b', 'of b');
    await settled();
    expect(refused).toEqual(['a71']);
    turns.give();
    turns.give();
    await settled();
    expect(begun.slice(8)).toEqual(['a8', 'of b']);
  });

  test('of two projects neither gets more than half of them at the cost of the other', async () => {
    const { refused, askAll } = buildTurns({ maxRunning: 1, maxWaiting: 4 });
    askAll('a', 5);
    askAll('b', 4);
    askAll('a', 1);
    await settled();
    expect(refused.toSorted()).toEqual(['a0', 'a3', 'a4', 'b2', 'b3']);
  });
});

test('a call that goes away while it waits leaves its place, and its project its turn', async () => {
  const { turns, begun, ask } = buildTurns({ maxRunning: 1, maxWaiting: 2 });
  ask('a', 'first');
  const controller = new AbortController();
  const gone = turns.take('b', controller.signal);
  ask('c', 'second');
  controller.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  ask('d', 'third');
  for (let call = 0; call < 2; call++) turns.give();
  await settled();
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('turns that nobody waits for are there for the next', async () => {
  const { turns, begun, ask } = buildTurns({ maxRunning: 1, maxWaiting: 0 });
  await ask('a', 'first');
  await expect(turns.take('b', signal)).rejects.toMatchObject(overloaded);
  turns.give();
  await ask('b', 'second');
  expect(begun).toEqual(['first', 'second']);
});
