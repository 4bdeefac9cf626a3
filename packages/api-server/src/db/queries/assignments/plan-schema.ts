import { z } from 'zod/mini';

/** What is said of a task beside its text, as the node keeps it. */
export const PlanSchema = z.object({
  uploads: z.enum(['FILE', 'LINK', 'BOTH']),
  rubric: z.array(
    z.object({
      key: z.string(),
      criterion: z.string(),
      points: z.int(),
      full: z.string(),
      partial: z.string(),
    }),
  ),
  bestBefore: z.optional(z.array(z.object({ best: z.int(), until: z.string() }))),
});
