import { and, type Column, eq } from 'drizzle-orm';

type OfPlace = { cohortId: Column; userId: Column };

/** Whether the rows of two tables are about the same person in the same cohort. */
export const samePlace = (one: OfPlace, other: OfPlace) =>
  and(eq(one.cohortId, other.cohortId), eq(one.userId, other.userId));
