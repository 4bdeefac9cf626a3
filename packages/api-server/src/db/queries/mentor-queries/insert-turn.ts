import { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { sql } from 'drizzle-orm';
import { instant, json, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Writes a question to the assistant once per clientId; no row if the conversation was handed over. */
export const insertTurn = statement({
  params: {
    turnId: uuid,
    cohortId: uuid,
    userId: uuid,
    conversationId: uuid,
    clientId: uuid,
    question: text,
    answer: json(BotAnswer),
    askedAt: instant,
  },
  columns: { turnId: uuid, question: text, answer: json(BotAnswer), askedAt: instant },
  sql: ({ turnId, cohortId, userId, conversationId, clientId, question, answer, askedAt }) => sql`
    insert into assistant_turns (turn_id, cohort_id, user_id, conversation_id, client_id, question, answer, asked_at)
    select ${turnId}, ${cohortId}, ${userId}, ${conversationId}, ${clientId}, ${question}, ${answer}, ${askedAt}
    where not exists (select 1 from assistant_turns h where h.user_id = ${userId}
      and h.conversation_id = ${conversationId} and h.query_id is not null)
    on conflict (user_id, client_id) do update set client_id = excluded.client_id
    returning turn_id as "turnId", question, answer, asked_at as "askedAt"`,
});
