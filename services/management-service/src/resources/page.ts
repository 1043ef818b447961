import { pageLimit, pageOffset } from '@persistent-memory/auth';
import { type TProperties, Type } from 'typebox';

/** Query parameters of every list operation. */
export const pageParameters = {
  limit: Type.Integer({ ...pageLimit, description: 'Entries of a page.' }),
  offset: Type.Integer({ ...pageOffset, description: 'Entries to skip.' }),
};

/** A page of a list: the entries under their own name, how many there are in all, and the page that was asked for. */
export const pageOf = <Properties extends TProperties>(entries: Properties) =>
  Type.Object({ ...entries, total: Type.Integer(), limit: Type.Integer(), offset: Type.Integer() });
