import * as z from 'zod/mini';

/** The state of a learner in a cohort; learner-may.ts defines what each state may do. */
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
