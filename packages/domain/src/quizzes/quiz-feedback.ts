import * as z from 'zod/mini';

/** The rating of a quiz or report, in stars from 1 to 5. */
export const QuizFeedback = z.object({ rating: z.int().check(z.gte(1), z.lte(5)) });
export type QuizFeedback = z.infer<typeof QuizFeedback>;
