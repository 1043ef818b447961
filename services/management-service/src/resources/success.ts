import { Type } from 'typebox';

/** The answer of every delete. */
export const Success = Type.Object({ success: Type.Literal(true) }, { title: 'Success' });

export const success = { success: true } as const;
