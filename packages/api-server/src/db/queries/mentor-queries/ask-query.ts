import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { sql } from 'drizzle-orm';
import { flag, instant, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';
import { guidesToNotify } from './guides-to-notify.ts';

/** Writes a query unless one with the same clientId exists, and notifies the guides it belongs to. */
export const askQuery = statement({
  name: 'ask-query',
  params: {
    queryId: uuid,
    cohortId: uuid,
    askedById: uuid,
    clientId: nullable(uuid),
    title: text,
    description: text,
    namespace: oneOf(NAMESPACES),
    nodeId: nullable(uuid),
    isShared: flag,
    guideId: nullable(uuid),
    botAnswer: nullable(json(BotAnswer)),
    now: instant,
    newsKey: text,
    newsTitle: text,
    newsHref: text,
  },
  columns: { queryId: uuid },
  sql: (query) => sql`
    with asked as (
      insert into mentor_queries (query_id, cohort_id, asked_by_id, client_id, title, description, namespace, node_id,
        is_shared, assigned_ig_id, bot_answer, created_at, last_activity_at, last_actor_id)
      values (${query.queryId}, ${query.cohortId}, ${query.askedById}, ${query.clientId}, ${query.title},
        ${query.description}, ${query.namespace}, ${query.nodeId}, ${query.isShared}, ${query.guideId},
        ${query.botAnswer}, ${query.now}, ${query.now}, ${query.askedById})
      on conflict (cohort_id, asked_by_id, client_id) do nothing returning *
    ), told as (${insertNews(
      'REPLY',
      {
        key: query.newsKey,
        title: query.newsTitle,
        text: query.title,
        href: query.newsHref,
        at: query.now,
      },
      guidesToNotify('asked'),
    )})
    select query_id as "queryId" from asked`,
});
