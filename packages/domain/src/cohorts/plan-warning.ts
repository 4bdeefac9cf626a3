import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** What staff should check before they create a cohort; none of it prevents it. */
export const PlanWarningKind = z.enum(['OVERLAPS', 'NO_CONTENT', 'AFTER_COMPLETION']);
export type PlanWarningKind = z.infer<typeof PlanWarningKind>;

/**
 * OVERLAPS: a session overlaps one that the lead mentor holds in `cohort`, or, without `cohort`, another of the plan.
 * NO_CONTENT: the first module has nothing to learn yet. AFTER_COMPLETION: a date is after the end of the course. The
 * title is that of the part concerned.
 */
export const PlanWarning = z.object({
  kind: PlanWarningKind,
  title: z.nullable(z.string()),
  at: z.nullable(Instant),
  cohort: z.nullable(
    z.object({ cohortId: Id, productId: z.string(), courseTitle: z.string(), batchNumber: z.string() }),
  ),
});
export type PlanWarning = z.infer<typeof PlanWarning>;
