import { PAGE_LIMIT, PAGE_OFFSET } from '@persistent-memory/auth';
import { NOT_BLANK } from '@persistent-memory/service-kit';
import { type TProperties, type TSchema, Type } from 'typebox';

/** A name that people give: 1 to 255 characters, not blank. */
export const Name = Type.String({ minLength: 1, maxLength: 255, pattern: NOT_BLANK });

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Query parameters of every list operation. */
export const pageParameters = {
  limit: Type.Integer({ ...PAGE_LIMIT, description: 'Entries of a page.' }),
  offset: Type.Integer({ ...PAGE_OFFSET, description: 'Entries to skip.' }),
};

/** A page of a list: the entries under their own name, how many there are in all, and the page that was asked for. */
export const pageOf = <Properties extends TProperties>(entries: Properties) =>
  Type.Object({ ...entries, total: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() });

export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success' });

export const SUCCESS = { success: true } as const;

/** The face of a credential: what may be shown of it after its creation. */
export const credentialFace = {
  prefix: Type.String({ description: 'The first characters: its kind and four of the secret.' }),
  last_four: Type.String(),
};
