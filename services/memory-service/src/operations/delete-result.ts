import { Type } from 'typebox';

export const DeleteResult = Type.Object(
  {
    success: Type.Boolean(),
    deleted_count: Type.Integer({
      minimum: 0,
      description: 'Memories removed by delete-all; always 0 for a single delete.',
    }),
  },
  { title: 'DeleteResult', additionalProperties: false },
);
