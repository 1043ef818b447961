/** A valid request of each operation, for what has to hold for all of them. */
export interface OperationUnderTest {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Whether a request of its own body is validated, and so can be answered 400 for it. */
  readonly takesBody: boolean;
}

/** An id that no memory has. */
export const unknownId = '019a8f6e-4b52-7c1d-9e0a-3f5b7c9d1e2f';

export const operationsUnderTest: readonly OperationUnderTest[] = [
  {
    operationId: 'addMemories',
    method: 'POST',
    path: '/add',
    body: { messages: ['I moved to Lisbon.'] },
    takesBody: true,
  },
  { operationId: 'searchMemories', method: 'POST', path: '/search', body: { query: 'Lisbon' }, takesBody: true },
  { operationId: 'listMemories', method: 'GET', path: '/list', takesBody: false },
  {
    operationId: 'updateMemory',
    method: 'PUT',
    path: '/update',
    body: { memory_id: unknownId, data: 'I moved to Porto.' },
    takesBody: true,
  },
  { operationId: 'deleteMemory', method: 'DELETE', path: `/delete/${unknownId}`, takesBody: false },
  { operationId: 'deleteAllMemories', method: 'DELETE', path: '/delete', takesBody: false },
];
