import { z } from 'zod/mini';

/** The properties of a task besides its text, as the node stores them. */
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
