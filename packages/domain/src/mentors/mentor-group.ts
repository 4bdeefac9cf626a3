import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';

/** A group of a cohort with its guide, null if it has none. */
export const MentorGroup = z.object({
  groupId: Id,
  title: z.string(),
  guide: z.nullable(z.object({ userId: Id, firstName: z.string() })),
  learnerCount: z.int().check(z.gte(0)),
});
export type MentorGroup = z.infer<typeof MentorGroup>;
