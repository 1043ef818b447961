import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, configurationTable } from '@persistent-memory/service-kit';
import { declarations, readMemoryServiceConfig } from './config.js';

const required = { DATABASE_URL: 'postgres://user:secret@db.internal/memory' };

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readMemoryServiceConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    expect(error.message).not.toContain('secret');
    return error.faults.map(({ name }) => name).sort();
  }
}

describe('the configuration', () => {
  test('is complete with one variable: no provider, no Qdrant, nothing calls out', () => {
    expect(readMemoryServiceConfig(required)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      metricsPort: 9080,
      trustProxy: false,
      embedder: 'local',
      extractor: undefined,
      qdrantUrl: undefined,
      openAiApiKey: undefined,
      openAiBaseUrl: undefined,
    });
  });

  test('every fault is named at once, and no value', () => {
    const env = {
      DATABASE_URL: 'mysql://secret',
      MEMORY_PORT: '0x50',
      LOG_LEVEL: 'loud',
      EMBEDDING_DIMENSIONS: 'secret',
    };
    const twiceWrong = ['EMBEDDING_DIMENSIONS', 'EMBEDDING_DIMENSIONS'];
    expect(faultsOf(env)).toEqual(['DATABASE_URL', ...twiceWrong, 'LOG_LEVEL', 'MEMORY_PORT']);
  });

  test('what contradicts itself is named with what is wrong or missing', () => {
    const env = { LOG_LEVEL: 'loud', EXTRACTOR: 'openai', QDRANT_API_KEY: 'secret', QDRANT_SHARD_NUMBER: '2' };
    expect(faultsOf(env)).toEqual(['DATABASE_URL', 'EXTRACTOR', 'LOG_LEVEL', 'QDRANT_API_KEY', 'QDRANT_SHARD_NUMBER']);
  });

  test('one port is not for two servers', () => {
    expect(faultsOf({ ...required, MEMORY_PORT: '9080' })).toEqual(['MEMORY_METRICS_PORT']);
    expect(faultsOf({ ...required, MEMORY_PORT: '0', MEMORY_METRICS_PORT: '0' })).toEqual([]);
  });

  test('what contradicts itself is refused', () => {
    const env = {
      ...required,
      EXTRACTOR: 'openai',
      EMBEDDER: 'openai',
      QDRANT_API_KEY: 'secret',
      DATABASE_DEADLINE_MS: '500',
    };
    expect(faultsOf(env)).toEqual(['DATABASE_STATEMENT_TIMEOUT_MS', 'EMBEDDER', 'EXTRACTOR', 'QDRANT_API_KEY']);
    expect(faultsOf({ ...required, REQUEST_DEADLINE_MS: '100' })).toEqual([]);
    expect(faultsOf({ ...required, EXTRACTOR: 'openai', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' })).toEqual([]);
  });

  test.each(['https://user:pass@host/v1', 'https://host/v1?key=a'])(
    'an address is no place for a key: %s',
    (address) => {
      expect(faultsOf({ ...required, OPENAI_BASE_URL: address })).toEqual(['OPENAI_BASE_URL']);
    },
  );

  test('what is said of Qdrant has to fit, and to be about one', () => {
    const cluster = { QDRANT_SHARD_NUMBER: '6', QDRANT_REPLICATION_FACTOR: '2', QDRANT_WRITE_CONSISTENCY_FACTOR: '2' };
    const withQdrant = { ...required, QDRANT_URL: 'http://qdrant:6333' };
    expect(faultsOf({ ...required, ...cluster })).toEqual(Object.keys(cluster).sort());
    expect(faultsOf({ ...withQdrant, ...cluster, QDRANT_SCALAR_QUANTIZATION: 'false' })).toEqual([]);
    expect(faultsOf({ ...withQdrant, ...cluster, QDRANT_REPLICATION_FACTOR: '1' })).toEqual([
      'QDRANT_WRITE_CONSISTENCY_FACTOR',
    ]);
    for (const address of ['https://user@qdrant', 'https://:secret@qdrant', 'https://qdrant/?api-key=secret'])
      expect(faultsOf({ ...required, QDRANT_URL: address })).toEqual(['QDRANT_URL']);
    expect(faultsOf({ ...required, QDRANT_URL: 'https://proxy/qdrant/' })).toEqual([]);
    for (const QDRANT_COLLECTION_PREFIX of ['../other', 'größe', '_', 'x'.repeat(65)])
      expect(faultsOf({ ...withQdrant, QDRANT_COLLECTION_PREFIX })).toEqual(['QDRANT_COLLECTION_PREFIX']);
  });

  const ofQdrant = {
    QDRANT_COLLECTION_PREFIX: 'memories',
    QDRANT_SCALAR_QUANTIZATION: 'true',
    QDRANT_SEARCH_TIMEOUT_MS: '1000',
    QDRANT_WRITE_TIMEOUT_MS: '10000',
  };
  const ofProviderEmbedding = { EMBEDDING_MODEL: 'text-embedding-3-small', EMBEDDING_DIMENSIONS: '1536' };
  const ofProviderExtraction = { EXTRACTION_MODEL: 'gpt-4.1-mini' };

  test('what nothing reads is a fault, also where it says what holds by default; all of it at once', () => {
    const ofSpending = { PROVIDER_MAX_TOKENS_PER_PROJECT_DAY: '5000000' };
    const unread = { ...ofQdrant, ...ofProviderEmbedding, ...ofProviderExtraction, ...ofSpending };
    expect(faultsOf({ ...required, ...unread })).toEqual(Object.keys(unread).sort());
    const empty = Object.fromEntries(Object.keys(unread).map((name) => [name, '']));
    expect(faultsOf({ ...required, ...empty })).toEqual([]);
    const used = { QDRANT_URL: 'http://qdrant:6333', OPENAI_API_KEY: 'secret', EMBEDDER: 'openai' };
    expect(faultsOf({ ...required, ...unread, ...used })).toEqual([]);
  });

  test('what stands by for another EXTRACTOR or EMBEDDER is no fault', () => {
    const standby = { ...ofProviderEmbedding, ...ofProviderExtraction };
    expect(faultsOf({ ...required, ...standby, EXTRACTOR: 'rules', EMBEDDER: 'local' })).toEqual([]);
    const withProvider = { ...required, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(faultsOf({ ...withProvider, ...ofProviderExtraction })).toEqual([]);
    expect(faultsOf({ ...withProvider, ...ofProviderEmbedding })).toEqual(Object.keys(ofProviderEmbedding).sort());
    // A key that stands in a shell for other programs too is no reason not to start.
    expect(faultsOf({ ...withProvider, OPENAI_API_KEY: 'secret', EXTRACTOR: 'rules' })).toEqual([]);
  });

  test.each([
    ['OPENAI_API_KEY', ' '],
    ['OPENAI_API_KEY', 'secret\n'],
    ['QDRANT_API_KEY', '\t'],
    ['EXTRACTION_MODEL', ' '],
    ['EMBEDDING_MODEL', ' '],
    ['HOST', ' '],
    ['HOST', 'not..a..host'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://db/memory?sslmode=banana'],
    ['REQUEST_DEADLINE_MS', '99'],
  ])('refuses %s=%j', (name, value) => {
    const everything = { QDRANT_URL: 'http://qdrant:6333', OPENAI_API_KEY: 'secret', EMBEDDER: 'openai' };
    expect(faultsOf({ ...required, ...everything, [name]: value })).toEqual([name]);
  });

  test('the README has a row for every variable, as declared', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain(configurationTable(declarations));
  });
});
