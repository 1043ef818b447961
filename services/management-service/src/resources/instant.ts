import { Type } from 'typebox';

/** RFC 3339; answers give UTC and milliseconds. */
export const Timestamp = Type.String({ format: 'date-time' });

/** A day of the Gregorian calendar. */
export const Day = Type.String({ format: 'date' });
