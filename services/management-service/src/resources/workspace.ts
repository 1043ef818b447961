import { type Static, Type } from 'typebox';
import type { WorkspaceRow } from '../storage/workspaces.js';
import { Timestamp } from './instant.js';

export const Workspace = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    project_count: Type.Integer(),
    created_at: Timestamp,
  },
  { title: 'Workspace' },
);

export function presentWorkspace(row: WorkspaceRow): Static<typeof Workspace> {
  return { id: row.id, name: row.name, project_count: row.projectCount, created_at: row.createdAt.toISOString() };
}

export const workspaceExample = {
  id: 'ws_1BoatQmRu2Yo1tzAGRj7Sn',
  name: 'Platform team',
  project_count: 12,
  created_at: '2026-09-25T09:29:00.000Z',
};
