import * as z from 'zod/mini';

export const MILESTONE_KINDS = ['LEARNERS', 'SESSIONS'] as const;
export const MilestoneKind = z.enum(MILESTONE_KINDS);
export type MilestoneKind = z.infer<typeof MilestoneKind>;

/** A round number of learners taught or sessions held, and whether it is reached. */
export const Milestone = z.object({
  kind: MilestoneKind,
  target: z.int().check(z.gte(1)),
  isReached: z.boolean(),
});
export type Milestone = z.infer<typeof Milestone>;
