import { pageLimit, pageOffset } from '@persistent-memory/auth';
import { notBlankPattern } from '@persistent-memory/service-kit';
import { type TProperties, type TSchema, Type } from 'typebox';

/** A name that people give: 1 to 255 characters, not blank. */
export const Name = Type.String({ minLength: 1, maxLength: 255, pattern: notBlankPattern });

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Query parameters of every list operation. */
export const pageParameters = {
  limit: Type.Integer({ ...pageLimit, description: 'Entries of a page.' }),
  offset: Type.Integer({ ...pageOffset, description: 'Entries to skip.' }),
};

/** A page of a list: the entries under their own name, how many there are in all, and the page that was asked for. */
export const pageOf = <Properties extends TProperties>(entries: Properties) =>
  Type.Object({ ...entries, total: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() });

export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success' });

export const success = { success: true } as const;

/** The face of a credential: what may be shown of it after its creation. */
export const credentialFace = {
  prefix: Type.String({ description: 'The first characters: its kind and four of the secret.' }),
  last_four: Type.String(),
};
