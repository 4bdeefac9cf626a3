import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { CohortStatus } from './cohort-status.ts';

const Count = z.int().check(z.gte(0));

/** Who has a part in a cohort, as staff see them. */
export const CohortPerson = z.object({ userId: Id, firstName: z.string(), lastName: z.string() });
export type CohortPerson = z.infer<typeof CohortPerson>;

/** A cohort as the list of the office shows it. Learners are those with a place that they have not left. */
export const OfficeCohort = z.object({
  cohortId: Id,
  productId: ProductCode,
  courseId: Id,
  courseTitle: z.string(),
  batchNumber: z.string(),
  status: CohortStatus,
  startsAt: z.nullable(Instant),
  endsAt: z.nullable(Instant),
  learnerCount: Count,
  /** Of the learners, those who study and wait for a group; nobody does in the open course or once the cohort is closed. */
  groupless: Count,
  seats: Count,
  groupCount: Count,
  groupsWithoutGuide: Count,
  leadMentors: z.array(CohortPerson),
});
export type OfficeCohort = z.infer<typeof OfficeCohort>;
