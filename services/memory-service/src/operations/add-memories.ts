import { notBlankPattern } from '@persistent-memory/service-kit';
import { defineTextFormat } from '@persistent-memory/service-kit/server';
import { Type } from 'typebox';
import { projectKey } from '../authentication/project-key.js';
import { requireQuota } from '../entitlements/require-quota.js';
import { parseTimestamp } from '../extraction/dates/calendar/anchor-date.js';
import { exampleMemory, MemoryItem, presentMemory } from './memory-item.js';
import { operation } from './operation.js';

defineTextFormat(
  'session-date',
  "must be an ISO 8601 date or date-time that exists, or 'no_date'",
  (text) => parseTimestamp(text) !== null,
);

const Message = Type.String({ minLength: 1, maxLength: 65_536, pattern: notBlankPattern });

const AddRequest = Type.Object(
  {
    messages: Type.Array(Message, {
      minItems: 1,
      maxItems: 1_000,
      description:
        'Messages to extract memories from, in their order. One may start with its speaker: `user: …`, `Caroline: …`.',
    }),
    timestamp: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'session-date',
        description:
          'Session date that relative references are resolved against: an ISO 8601 date or date-time, or `no_date`. Omitted or null: today.',
      }),
    ),
  },
  { title: 'AddRequest' },
);

const AddResult = Type.Object(
  { results: Type.Array(MemoryItem, { description: 'One for each distinct fact, in the order of their messages.' }) },
  { title: 'AddResult', additionalProperties: false },
);

export const addMemories = (maxBodyBytes: number) =>
  operation({
    operationId: 'addMemories',
    method: 'POST',
    path: '/add',
    tag: 'Memories',
    summary: 'Add memories',
    description:
      'Extracts distinct facts from messages and stores each as a memory of its own. Adding the same again finds what is stored already, and counts nothing. Each new memory counts as one add request.',
    credentials: projectKey,
    maxBodyBytes,
    request: { body: AddRequest },
    response: { status: 200, description: 'The memories; every one is durable and can be found.', schema: AddResult },
    errors: ['subscription_required', 'quota_exhausted'],
    example: {
      request: { messages: ['user: Jonas migrated the wiki last week.'], timestamp: '2026-03-18' },
      response: { results: [exampleMemory] },
    },
    async handle({ principal, body, signal }, { memories }) {
      requireQuota(principal, 'add');
      const { messages, timestamp } = body;
      const stored = await memories.add(principal, { project: principal.project, messages, timestamp, signal });
      return { results: stored.map(presentMemory) };
    },
  });
