import postgres, { type Sql } from 'postgres';
import { createLoadProjects, type LoadProject, removeLoadProjects } from './database/load-projects.js';
import { type StoredTemplate, storeTemplates } from './database/stored-templates.js';
import type { LoadTarget } from './load-options.js';

/** What a measurement works with, beside the service itself. */
export interface Measurement {
  readonly target: LoadTarget;
  readonly sql: Sql;
  readonly templates: readonly StoredTemplate[];
  createProjects(count: number): Promise<LoadProject[]>;
}

/** Prepares projects and templates, runs the measurement, and removes all it left, whether it succeeded or not. */
export async function withMeasurement<T>(
  target: LoadTarget,
  measure: (measurement: Measurement) => Promise<T>,
): Promise<T> {
  const sql = postgres(target.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    await removeLoadProjects(sql);
    const createProjects = (count: number) => createLoadProjects(sql, target.apiKey, count);
    const [templateProject] = await createProjects(1);
    if (templateProject === undefined) throw new Error('No project was created.');
    const templates = await storeTemplates(sql, target.baseUrl, templateProject);
    return await measure({ target, sql, templates, createProjects });
  } finally {
    await removeLoadProjects(sql);
    await sql.end();
  }
}
