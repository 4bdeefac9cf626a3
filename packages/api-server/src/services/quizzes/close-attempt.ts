import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { quizCredits } from '@plinth/domain/quizzes/quiz-credits';
import { scoreQuiz } from '@plinth/domain/quizzes/score-quiz';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { type FormRow, questionsOf, type ResponseRow } from './attempt.ts';

/**
 * Closes a locked, open attempt: scores it, completes its QUIZ node and pays its credits, in one statement.
 *
 * Credits (QUIZ-09..11): an attempt is worth the quiz's credits times score of total, rounded down. The first attempt
 * pays that under the reason `quiz`; a retake pays only what it is worth beyond all paid before, under
 * `quiz-retake-{attempt}`. So the learner ends with the worth of the best attempt, and a worse one takes nothing back.
 *
 * An attempt whose time was over ended at its end, not at the call that found it so.
 */
export async function closeAttempt(
  tx: Transaction,
  {
    response,
    form,
    entries,
    isForced,
    now,
  }: {
    response: ResponseRow;
    form: FormRow;
    entries: readonly ResponseEntry[];
    isForced: boolean;
    now: Date;
  },
): Promise<ResponseRow> {
  const { score, total } = scoreQuiz(questionsOf(form), entries);
  const credits = form.kind === 'QUIZ' ? quizCredits({ credits: form.credits, score, total }) : 0;
  const completedAt = response.endsAt && response.endsAt < now ? response.endsAt : now;
  const reason = response.attempt === 1 ? 'quiz' : `quiz-retake-${response.attempt}`;
  await tx.execute(sql`
    with closed as (
      update form_responses set status = 'COMPLETED', completed_at = ${completedAt}, is_forced = ${isForced},
        score = ${score}, total = ${total}, credits = ${credits}
      where response_id = ${response.responseId} and status = 'STARTED'
      returning cohort_id, user_id, node_id
    ), at_node as (
      select c.*, n.type from closed c join course_nodes n using (node_id)
      where c.cohort_id is not null and ${form.kind}::text = 'QUIZ'
    ), completed as (
      insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
      select cohort_id, user_id, node_id, 'COMPLETED', ${response.startedAt}::timestamptz, ${completedAt}::timestamptz
      from at_node
      on conflict (cohort_id, user_id, node_id) do update
        set state = 'COMPLETED', completed_at = coalesce(node_progress.completed_at, excluded.completed_at)
    )
    insert into credit_entries (credit_id, cohort_id, user_id, node_id, node_type, reason, credits, created_at)
    select ${uuidv7()}::uuid, a.cohort_id, a.user_id, a.node_id, a.type, ${reason}::text, ${credits}::int - paid.credits,
      ${completedAt}::timestamptz
    from at_node a cross join lateral (
      select coalesce(sum(e.credits), 0)::int as credits from credit_entries e
      where e.cohort_id = a.cohort_id and e.user_id = a.user_id and e.node_id = a.node_id and e.reason like 'quiz%'
    ) paid
    where ${credits}::int > paid.credits
    on conflict (cohort_id, user_id, node_id, reason) do nothing`);
  return { ...response, status: 'COMPLETED', completedAt, isForced, score, total, credits };
}
