import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { decimal, integer, json, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Groups what learners chose in their first finished attempts at a quiz, for the questions they were asked: how many
 * chose the same, and the mean share of the quiz that these had right. No option means no answer; a question that the
 * quiz did not have yet when an attempt started was not asked in it. `askedAs` is the question that an attempt draws;
 * for a part of a group, the group.
 */
export const groupAnswers = statement({
  params: { formId: uuid, questions: json(z.array(z.object({ id: z.string(), askedAs: z.string() }))) },
  columns: {
    questionId: text,
    options: json(z.array(z.string())),
    count: integer,
    meanScore: decimal,
  },
  sql: ({ formId, questions }) => sql`
    select chosen."questionId", chosen.options, count(*)::int as count,
      avg(chosen.share)::float8 as "meanScore"
    from (
      select q.id as "questionId", coalesce(r.score::float8 / nullif(r.total, 0), 0) as share,
        coalesce((select jsonb_agg(o->>'optionId' order by o->>'optionId')
          from jsonb_array_elements(e.answer->'entries') o), '[]'::jsonb) as options
      from form_responses r
      cross join jsonb_to_recordset(${questions}) q (id text, "askedAs" text)
      left join form_entries e on e.response_id = r.response_id and e.question_id = q.id
      where r.form_id = ${formId} and r.status = 'COMPLETED' and r.attempt = 1
        and (r.asked is null or r.asked ? q."askedAs")
        and not exists (
          select from form_versions v where v.form_id = r.form_id and v.version = r.version and not exists (
            select from jsonb_array_elements(v.pages) p, jsonb_array_elements(p->'questions') asked
            where asked->>'questionId' = q."askedAs"))
    ) chosen
    group by 1, 2
    order by 1, 3 desc, 2`,
});
