import { type Static, Type } from 'typebox';
import type { ProjectRow } from '../storage/projects.js';
import { Timestamp } from './instant.js';

export const Project = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    workspace_id: Type.String(),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Project' },
);

export function presentProject(row: ProjectRow): Static<typeof Project> {
  return {
    id: row.id,
    name: row.name,
    workspace_id: row.workspaceId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const projectExample = {
  id: 'proj_1BoatSLRHtKNngkdXEeobR',
  name: 'Billing rewrite',
  workspace_id: 'ws_1BoatQmRu2Yo1tzAGRj7Sn',
  created_at: '2026-09-25T09:30:00.000Z',
  updated_at: '2026-09-25T09:30:00.000Z',
};
