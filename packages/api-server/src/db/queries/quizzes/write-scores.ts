import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { json } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Writes the new scores of closed attempts after the key of their quiz was corrected. */
export const writeScores = statement({
  params: {
    scores: json(
      z.array(z.object({ responseId: z.string(), score: z.int(), total: z.int(), credits: z.int() })),
    ),
  },
  sql: ({ scores }) => sql`
    update form_responses r set score = s.score, total = s.total, credits = s.credits
    from jsonb_to_recordset(${scores}) s ("responseId" uuid, score int, total int, credits int)
    where r.response_id = s."responseId"`,
});
