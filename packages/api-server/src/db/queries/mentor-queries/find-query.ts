import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { QUERY_STATES } from '@plinth/domain/mentor-queries/query-state';
import { Attachment } from '@plinth/domain/tips/tip';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, instant, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { attachmentsJson } from './attachments-json.ts';
import { person, personJson } from './person-json.ts';
import { side, visibleTo } from './visible-to.ts';

/** Finds a query that a person may see, by its id or by the clientId they asked it with. */
export const findQuery = statement({
  name: 'query',
  params: { side, by: choice('query_id', 'client_id'), id: uuid, cohortId: uuid, userId: uuid },
  columns: {
    queryId: uuid,
    title: text,
    description: text,
    state: oneOf(QUERY_STATES),
    namespace: oneOf(NAMESPACES),
    nodeId: nullable(uuid),
    isShared: flag,
    createdAt: instant,
    rating: nullable(integer),
    ratingText: nullable(text),
    isAnswered: flag,
    resolvedAt: nullable(instant),
    botAnswer: nullable(json(BotAnswer)),
    /** The earlier conversation with the course assistant, as far as it was handed over with the query. */
    conversation: nullable(
      json(
        z.array(
          z.object({ turnId: z.string(), question: z.string(), answer: BotAnswer, askedAt: z.string() }),
        ),
      ),
    ),
    askedBy: person,
    assignedIg: nullable(person),
    attachments: json(z.array(Attachment)),
  },
  sql: ({ by, id, ...looker }) => sql`
    select q.query_id as "queryId", q.title, q.description, q.state, q.namespace, q.node_id as "nodeId",
      q.is_shared as "isShared", q.created_at as "createdAt", q.rating, q.rating_text as "ratingText",
      q.bot_answer as "botAnswer", q.resolved_at as "resolvedAt",
      q.answered_at is not null and q.state <> 'UNANSWERED' as "isAnswered",
      (select json_agg(json_build_object('turnId', t.turn_id, 'question', t.question, 'answer', t.answer,
          'askedAt', t.asked_at) order by t.asked_at, t.turn_id)
        from assistant_turns t where t.query_id = q.query_id) as conversation,
      ${personJson('q.asked_by_id')} as "askedBy", ${personJson('q.assigned_ig_id')} as "assignedIg",
      ${attachmentsJson('d.query_id = q.query_id and d.query_message_id is null')} as attachments
    from mentor_queries q
    where ${by === 'query_id' ? sql`q.query_id = ${id}` : sql`q.asked_by_id = ${looker.userId} and q.client_id = ${id}`}
      and ${visibleTo(looker)}`,
});
