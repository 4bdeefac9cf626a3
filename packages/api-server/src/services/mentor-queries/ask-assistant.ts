import type { AssistantQuestion, AssistantTurn, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Deps } from '../../deps.ts';
import { type Member, readCohortView, requireLearner } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { answerFromCourse } from './answer-from-course.ts';
import { openAssistant } from './open-assistant.ts';

type Row = { turn_id: string; question: string; answer: BotAnswer; asked_at: Date | string };
type Known = Partial<Row> & { earlier: string | null };

/** A stored question as the app has it. */
export const toTurn = (row: Row): AssistantTurn => ({
  turnId: row.turn_id,
  question: row.question,
  answer: row.answer,
  askedAt: new Date(row.asked_at).toISOString(),
});

const isKnown = (row: Known | undefined): row is Known & Row => row?.turn_id != null;

/** What was asked with this clientId already, and the question before this one of the same talk. */
const findKnown = async (deps: Deps, { userId, membership }: Member, asked: AssistantQuestion) => {
  const { rows } = await deps.db.execute<Known>(sql`
    select t.turn_id, t.question, t.answer, t.asked_at,
      (select b.question from assistant_turns b where b.user_id = ${userId} and b.cohort_id = ${membership.cohortId}
        and b.conversation_id = ${asked.conversationId} order by b.asked_at desc limit 1) as earlier
    from (select 1) one left join assistant_turns t
      on t.user_id = ${userId} and t.client_id = ${asked.clientId} and t.cohort_id = ${membership.cohortId}`);
  return rows[0];
};

/**
 * Asks the open part of the caller's course, once for each clientId; the question before it helps to choose between
 * sentences that fit alike. No mentor is told (API-179).
 * @throws Refusal CONFLICT where the assistant is not switched on or the talk was handed over, LOCKED, FORBIDDEN for
 * mentors
 */
export async function askAssistant(
  deps: Deps,
  caller: Member,
  asked: AssistantQuestion,
): Promise<{ turn: AssistantTurn }> {
  const { cohortId } = caller.membership;
  requireLearner(caller, 'LEARNING');
  await openAssistant(deps, cohortId);
  const known = await findKnown(deps, caller, asked);
  if (isKnown(known)) return { turn: toTurn(known) };
  const view = await readCohortView(deps, cohortId, caller.userId);
  const answer = await answerFromCourse(deps, view, {
    title: asked.question,
    description: known?.earlier ?? '',
  });
  const { rows } = await deps.db.execute<Row>(sql`
    insert into assistant_turns (turn_id, cohort_id, user_id, conversation_id, client_id, question, answer, asked_at)
    select ${uuidv7()}, ${cohortId}, ${caller.userId}, ${asked.conversationId}, ${asked.clientId}, ${asked.question},
      ${JSON.stringify(answer)}::jsonb, ${deps.now()}
    where not exists (select 1 from assistant_turns h where h.user_id = ${caller.userId}
      and h.conversation_id = ${asked.conversationId} and h.query_id is not null)
    on conflict (user_id, client_id) do update set client_id = excluded.client_id
    returning turn_id, question, answer, asked_at`);
  if (!rows[0]) throw refuse('CONFLICT', 'This talk is with the mentors already. Begin a new one.');
  return { turn: toTurn(rows[0]) };
}
