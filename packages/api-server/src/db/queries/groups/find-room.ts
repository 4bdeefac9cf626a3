import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { room, roomJson } from './room-json.ts';

/** Finds the remaining room in a cohort for a person with a place in it. */
export const findRoom = statement({
  params: { cohortId: uuid, userId: uuid },
  columns: { room },
  sql: ({ cohortId, userId }) => sql`select ${roomJson(cohortId, userId)} as room`,
});
