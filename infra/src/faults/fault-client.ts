import { setTimeout as delay } from 'node:timers/promises';

import type { MarkedProject } from './fault-stand.js';
import type { Observations, OperationId, Outcome } from './observations.js';
import { isSettled, type KnownMemory, type Memory, type ProjectRecord, textOf } from './project-record.js';
import { sendRequest } from './send-request.js';

/** Between two requests, so that clients measure the service and not the machine. */
const pauseMs = 40;
const pauseAfterFailureMs = 150;
/** Of the newest memories, so many have to be on the first page of a list. */
const newestListed = 5;
const searchLimit = 10;
const colours = ['blue', 'green', 'red', 'white', 'yellow', 'brown', 'grey'];

/**
 * One client of one project at one replica: adds, searches, updates, lists and deletes without end, and holds every
 * answer against what was acknowledged.
 */
export class FaultClient {
  readonly #place: { readonly baseUrl: string; readonly apiKey: string };
  readonly #record: ProjectRecord;
  readonly #nextNumber: () => number;
  /** Memories that this client added, and nobody else changes. */
  readonly #own: KnownMemory[] = [];
  #observations: Observations | null = null;
  #turns = 0;

  constructor(project: MarkedProject, baseUrl: string, record: ProjectRecord, nextNumber: () => number) {
    this.#place = { baseUrl, apiKey: project.apiKey };
    this.#record = record;
    this.#nextNumber = nextNumber;
  }

  /** Until the signal aborts; resolves when the last request has its answer. */
  async run(observations: Observations, signal: AbortSignal): Promise<void> {
    this.#observations = observations;
    const cycle = [this.#add, this.#search, this.#update, this.#list, this.#add, this.#search, this.#delete];
    while (!signal.aborted) {
      const isGood = (await cycle[this.#turns % cycle.length]?.call(this)) ?? true;
      this.#turns += 1;
      await delay(isGood ? pauseMs : pauseAfterFailureMs);
    }
  }

  async #add(): Promise<boolean> {
    const number = this.#nextNumber();
    const text = `Locker number ${number} in hall ${this.#record.mark} holds the ${colours[number % colours.length]} folder.`;
    const outcome = await this.#send('addMemories', 'POST', '/add', { messages: [`user: ${text}`] });
    if (outcome.status !== 200) return false;
    const { results } = outcome.body as { results: readonly Memory[] };
    if (results.length !== 1) this.#observations?.violate(`an add of one fact stored ${results.length}`);
    this.#own.push(...results.map((memory) => this.#record.added(memory, outcome)));
    return true;
  }

  async #search(): Promise<boolean> {
    const settled = this.#record.memories.filter(isSettled);
    // The newest of all clients, and one of the others.
    const wanted = this.#turns % 2 === 0 ? settled.at(-1) : settled[(this.#turns * 7) % Math.max(1, settled.length)];
    if (wanted === undefined) return true;
    const body = { query: textOf(wanted), limit: searchLimit };
    const outcome = await this.#send('searchMemories', 'POST', '/search', body);
    if (outcome.status !== 200) return false;
    this.#compare((outcome.body as { results: readonly Memory[] }).results, [wanted], outcome);
    return true;
  }

  async #list(): Promise<boolean> {
    const newest = this.#record.memories.filter(isSettled).slice(-newestListed);
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
    if (outcome.status === 404) this.#observations?.violate(`an acknowledged memory can not be updated: ${text}`);
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
    if (outcome.status === 404)
      this.#observations?.violate(`an acknowledged memory can not be deleted: ${textOf(memory)}`);
    if (outcome.status !== 200) return false;
    change.acknowledgedMs = outcome.endedMs;
    return true;
  }

  #compare(memories: readonly Memory[], wanted: readonly KnownMemory[], outcome: Outcome): void {
    this.#observations?.violate(
      ...this.#record.faultsOf(memories, outcome),
      ...this.#record.missing(wanted, memories, outcome),
    );
  }

  async #send(operationId: OperationId, method: string, path: string, body?: object): Promise<Outcome> {
    const outcome = await sendRequest({ ...this.#place, operationId, method, path, body });
    this.#observations?.note(outcome);
    return outcome;
  }
}
