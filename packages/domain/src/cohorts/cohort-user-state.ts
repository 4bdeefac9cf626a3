import * as z from 'zod/mini';

/** Where a learner stands in a cohort; what each state may do is learner-may.ts. */
export const COHORT_USER_STATES = [
  'WAITING',
  'PAYMENT_PENDING',
  'UPCOMING',
  'ONGOING',
  'COMPLETED',
  'TRANSFERRED',
  'CANCELLED',
  'BLOCKED',
  'PAYMENT_DELAYED',
] as const;
export const CohortUserState = z.enum(COHORT_USER_STATES);
export type CohortUserState = z.infer<typeof CohortUserState>;
