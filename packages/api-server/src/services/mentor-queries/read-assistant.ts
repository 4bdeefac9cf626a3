import type { AssistantTurn, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type Member, requireLearner } from '../curriculum/open-curriculum.ts';
import { toTurn } from './ask-assistant.ts';
import { openAssistant } from './open-assistant.ts';

/** Questions of one talk that are shown. */
const SHOWN = 50;

type Row = {
  conversation_id: string;
  turn_id: string;
  question: string;
  answer: BotAnswer;
  asked_at: Date | string;
};

/**
 * The caller's last talk with the course assistant that was not handed over, oldest question first.
 * @throws Refusal CONFLICT where the assistant is not switched on, LOCKED, FORBIDDEN for mentors
 */
export async function readAssistant(
  deps: Deps,
  caller: Member,
): Promise<{ conversation: { conversationId: string; turns: AssistantTurn[] } | null }> {
  const { cohortId } = caller.membership;
  requireLearner(caller, 'LEARNING');
  await openAssistant(deps, cohortId);
  const { rows } = await deps.db.execute<Row>(sql`
    select conversation_id, turn_id, question, answer, asked_at from assistant_turns
    where cohort_id = ${cohortId} and user_id = ${caller.userId} and conversation_id = (
      select conversation_id from assistant_turns
      where cohort_id = ${cohortId} and user_id = ${caller.userId} and query_id is null
      order by asked_at desc, turn_id desc limit 1)
    order by asked_at desc, turn_id desc limit ${SHOWN}`);
  const [last] = rows;
  if (!last) return { conversation: null };
  return { conversation: { conversationId: last.conversation_id, turns: rows.map(toTurn).reverse() } };
}
