import { Type } from 'typebox';

/** The face of a credential: what may be shown of it after its creation. */
export const credentialFace = {
  prefix: Type.String({ description: 'The first characters: its kind and four of the secret.' }),
  last_four: Type.String(),
};
