import { NAMESPACES } from '@plinth/domain/curriculum/namespace';
import { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { sql } from 'drizzle-orm';
import { flag, instant, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';
import { guidesToNotify } from './guides-to-notify.ts';

/**
 * Writes a query unless one with the same clientId exists, and notifies the guides it belongs to. The asker's group and
 * its guide stay as they are until the transaction ends, so that a change of them is either over or finds the query. If
 * they are not as given (any more), nothing is written: `isHeld` is false, and the guide is returned.
 */
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
  columns: { queryId: nullable(uuid), guideId: nullable(uuid), isHeld: flag },
  sql: (query) => sql`
    with asker as (
      -- First, like whoever ends or merges accounts: the row of the query names the account too.
      select user_id from users where user_id = ${query.askedById} for key share
    ), place as (
      select group_id from enrolments where cohort_id = ${query.cohortId} and user_id = (select user_id from asker)
        and state not in ('TRANSFERRED', 'CANCELLED') for share
    ), guided as (
      select guide_id from cohort_groups where group_id = (select group_id from place) for share
    ), held as (
      -- A group made since the statement began is not seen in it.
      select guide_id, guide_id is not distinct from ${query.guideId}
        and (select count(*) from guided) = (select count(group_id) from place) as is_held
      from (select (select guide_id from guided) as guide_id) found
    ), asked as (
      insert into mentor_queries (query_id, cohort_id, asked_by_id, client_id, title, description, namespace, node_id,
        is_shared, assigned_ig_id, bot_answer, created_at, last_activity_at, last_actor_id)
      select ${query.queryId}, ${query.cohortId}, ${query.askedById}, ${query.clientId}, ${query.title},
        ${query.description}, ${query.namespace}, ${query.nodeId}, ${query.isShared}, ${query.guideId},
        ${query.botAnswer}, ${query.now}, ${query.now}, ${query.askedById}
      from held where is_held
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
    select (select query_id from asked) as "queryId", guide_id as "guideId", is_held as "isHeld" from held`,
});
