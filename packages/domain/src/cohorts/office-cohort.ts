import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { CohortStatus } from './cohort-status.ts';

const Count = z.int().check(z.gte(0));

/** A person with a role in a cohort, as staff see them. */
export const CohortPerson = z.object({ userId: Id, firstName: z.string(), lastName: z.string() });
export type CohortPerson = z.infer<typeof CohortPerson>;

/** A cohort as the office list shows it. Learners are the people with a seat that they have not left; others wait. */
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
  /** The places that wait for a payment or a seat and take none. */
  waiting: Count,
  /** The learners who study and still need a group; always zero in the open course and in a closed cohort. */
  groupless: Count,
  seats: Count,
  groupCount: Count,
  groupsWithoutGuide: Count,
  leadMentors: z.array(CohortPerson),
});
export type OfficeCohort = z.infer<typeof OfficeCohort>;
