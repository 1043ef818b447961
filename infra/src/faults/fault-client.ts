import { setTimeout as delay } from 'node:timers/promises';

import type { MarkedProject } from './fault-stand.js';
import { inOtherWords, thingOf } from './meanings.js';
import type { Observations, OperationId, Outcome } from './observations.js';
import { isSettled, type KnownMemory, type Memory, type ProjectRecord, textOf } from './project-record.js';
import { sendRequest } from './send-request.js';

/** Between two requests, so that clients measure the service and not the machine. */
const pauseMs = 40;
const pauseAfterFailureMs = 150;
/** Of the newest memories, so many have to be on the first page of a list. */
const newestListed = 5;
const searchLimit = 10;
/** Of what is asked for in other words there may be many. */
const meaningLimit = 50;
/** A client that deletes everything does so each time it has worked through its requests so often. */
const cyclesBetweenWipes = 4;

export interface FaultClientOptions {
  readonly project: MarkedProject;
  readonly baseUrl: string;
  readonly record: ProjectRecord;
  readonly nextNumber: () => number;
  /** Whether it deletes everything now and then. */
  readonly isWiping: boolean;
}

/**
 * One client of one project at one replica: adds, searches, updates, lists and deletes without end, and holds every
 * answer against what was acknowledged.
 */
export class FaultClient {
  readonly #options: FaultClientOptions;
  /** Memories that this client added, and no other client changes but by deleting everything. */
  readonly #own: KnownMemory[] = [];
  #observations: Observations | null = null;
  #isMeaningLost = false;
  #turns = 0;

  constructor(options: FaultClientOptions) {
    this.#options = options;
  }

  /**
   * Until the signal aborts; resolves when the last request has its answer.
   * @param isMeaningLost whether searches may be answered by words alone
   */
  async run(observations: Observations, isMeaningLost: boolean, signal: AbortSignal): Promise<void> {
    this.#observations = observations;
    this.#isMeaningLost = isMeaningLost;
    const cycle = [this.#add, this.#search, this.#update, this.#list, this.#add, this.#searchByMeaning, this.#delete];
    const wipeEvery = cycle.length * cyclesBetweenWipes;
    while (!signal.aborted) {
      const isWipe = this.#options.isWiping && this.#turns % wipeEvery === wipeEvery - 1;
      const step = isWipe ? this.#deleteAll : cycle[this.#turns % cycle.length];
      const isGood = (await step?.call(this)) ?? true;
      this.#turns += 1;
      await delay(isGood ? pauseMs : pauseAfterFailureMs);
    }
  }

  async #add(): Promise<boolean> {
    const { record, nextNumber } = this.#options;
    const number = nextNumber();
    const text = `Locker number ${number} in hall ${record.mark} holds the ${thingOf(number)}.`;
    const outcome = await this.#send('addMemories', 'POST', '/add', { messages: [`user: ${text}`] });
    if (outcome.status !== 200) return false;
    const { results } = outcome.body as { results: readonly Memory[] };
    if (results.length !== 1) this.#observations?.violate(`an add of one fact stored ${results.length}`);
    this.#own.push(...results.map((memory) => record.added(memory, outcome)));
    return true;
  }

  async #search(): Promise<boolean> {
    const wanted = this.#anyMemory();
    if (wanted === undefined) return true;
    const body = { query: textOf(wanted), limit: searchLimit };
    const outcome = await this.#send('searchMemories', 'POST', '/search', body);
    if (outcome.status !== 200) return false;
    this.#compare((outcome.body as { results: readonly Memory[] }).results, [wanted], outcome);
    return true;
  }

  /** For what only its vector finds. */
  async #searchByMeaning(): Promise<boolean> {
    const wanted = this.#anyMemory();
    if (wanted === undefined) return true;
    const body = { query: inOtherWords(textOf(wanted), this.#turns), limit: meaningLimit };
    const outcome = await this.#send('searchMemories', 'POST', '/search', body);
    if (outcome.status !== 200) return false;
    const { results } = outcome.body as { results: readonly Memory[] };
    this.#compare(results, this.#isMeaningLost ? [] : [wanted], outcome);
    return true;
  }

  /** The newest of all clients, or one of the others. */
  #anyMemory(): KnownMemory | undefined {
    const settled = this.#options.record.memories.filter(isSettled);
    return this.#turns % 2 === 0 ? settled.at(-1) : settled[(this.#turns * 7) % Math.max(1, settled.length)];
  }

  async #list(): Promise<boolean> {
    const newest = this.#options.record.memories.filter(isSettled).slice(-newestListed);
    const outcome = await this.#send('listMemories', 'GET', '/list?limit=100');
    if (outcome.status !== 200) return false;
    this.#compare((outcome.body as { memories: readonly Memory[] }).memories, newest, outcome);
    return true;
  }

  async #update(): Promise<boolean> {
    const memory = this.#own.filter(isSettled).at(-2);
    if (memory === undefined) return true;
    const text = `${textOf(memory).replace(/ since update \d+/, '')} since update ${this.#turns}`;
    const change = { text, begunMs: performance.now(), acknowledgedMs: null as number | null };
    memory.versions.push(change);
    const outcome = await this.#send('updateMemory', 'PUT', '/update', { memory_id: memory.id, data: text });
    this.#expectThere(memory, outcome, 'updated');
    if (outcome.status !== 200) return false;
    change.acknowledgedMs = outcome.endedMs;
    return true;
  }

  async #delete(): Promise<boolean> {
    const memory = this.#own.filter(isSettled).at(0);
    if (memory === undefined) return true;
    const change = { begunMs: performance.now(), acknowledgedMs: null as number | null };
    memory.deletion = change;
    const outcome = await this.#send('deleteMemory', 'DELETE', `/delete/${memory.id}`);
    this.#expectThere(memory, outcome, 'deleted');
    if (outcome.status !== 200) return false;
    change.acknowledgedMs = outcome.endedMs;
    return true;
  }

  async #deleteAll(): Promise<boolean> {
    const ended = this.#options.record.deletingAll(performance.now());
    const outcome = await this.#send('deleteAllMemories', 'DELETE', '/delete');
    ended(outcome.endedMs, outcome.status === 200);
    return outcome.status === 200;
  }

  #expectThere(memory: KnownMemory, outcome: Outcome, change: string): void {
    if (outcome.status !== 404 || this.#options.record.mayBeWiped(memory, outcome)) return;
    this.#observations?.violate(`an acknowledged memory can not be ${change}: ${textOf(memory)}`);
  }

  #compare(memories: readonly Memory[], wanted: readonly KnownMemory[], outcome: Outcome): void {
    const { record } = this.#options;
    this.#observations?.violate(...record.faultsOf(memories, outcome), ...record.missing(wanted, memories, outcome));
  }

  async #send(operationId: OperationId, method: string, path: string, body?: object): Promise<Outcome> {
    const { project, baseUrl } = this.#options;
    const outcome = await sendRequest({ baseUrl, apiKey: project.apiKey, operationId, method, path, body });
    this.#observations?.note(outcome);
    return outcome;
  }
}
