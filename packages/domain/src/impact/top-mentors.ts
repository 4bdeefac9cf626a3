import * as z from 'zod/mini';
import { EarningCategory } from '../earnings/earning-category.ts';
import { UserHash } from '../fields/id.ts';

/** The number of mentors per category. */
export const TOP_MENTORS = 5;

/** The number of past days over which mentors' work is compared. */
export const TOP_MENTORS_DAYS = 365;

/** A mentor's rank by one kind of work; equal amounts share a rank. */
export const TopMentor = z.object({
  userHash: UserHash,
  firstName: z.string(),
  lastName: z.string(),
  photo: z.nullable(z.string()),
  value: z.int().check(z.gte(1)),
  rank: z.int().check(z.gte(1)),
});

/** The mentors who did most of each kind of work within the last year. Kinds without work are omitted. */
export const TopMentors = z.object({
  categories: z.array(z.object({ category: EarningCategory, mentors: z.array(TopMentor) })),
});
export type TopMentors = z.infer<typeof TopMentors>;
