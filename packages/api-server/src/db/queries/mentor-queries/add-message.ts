import { sql } from 'drizzle-orm';
import { flag, instant, nullable, text, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';
import { guidesToNotify } from './guides-to-notify.ts';

/**
 * Adds a message, unless one with the same clientId exists, and notifies the people involved in its query and thread:
 * the asker, and for a learner's message the guides concerned. A guide's first message answers the query and ends its
 * turnaround time, and no further mail reminds a mentor that the query waits. A further message of its asker makes an
 * answered query wait again.
 */
export const addMessage = statement({
  params: {
    messageId: uuid,
    queryId: uuid,
    authorId: uuid,
    clientId: nullable(uuid),
    text,
    now: instant,
    isAnswer: flag,
    newsKey: text,
    newsText: text,
    askerTitle: text,
    askerHref: text,
    guidesTitle: text,
    guidesHref: text,
  },
  sql: (message) => sql`
    with added as (
      insert into mentor_query_messages (message_id, query_id, author_id, client_id, text, created_at)
      values (${message.messageId}, ${message.queryId}, ${message.authorId}, ${message.clientId}, ${message.text},
        ${message.now})
      on conflict (query_id, author_id, client_id) do nothing returning query_id
    ), thread as (
      select q.* from added join mentor_queries q using (query_id)
    ), asker_told as (${insertNews(
      'REPLY',
      {
        key: message.newsKey,
        title: message.askerTitle,
        text: message.newsText,
        href: message.askerHref,
        at: message.now,
      },
      sql`select asked_by_id as user_id from thread where asked_by_id <> ${message.authorId}`,
    )}), guides_told as (${insertNews(
      'REPLY',
      {
        key: message.newsKey,
        title: message.guidesTitle,
        text: message.newsText,
        href: message.guidesHref,
        at: message.now,
      },
      sql`select user_id from (${guidesToNotify('thread')}) g where not ${message.isAnswer}`,
    )}), kept_from_mail as (
      update notifications n set mailed_at = n.at from thread t
      where ${message.isAnswer} and n.category = 'REPLY' and n.href = ${message.guidesHref} and n.mailed_at is null
        and n.user_id in (select m.user_id from cohort_mentors m where m.cohort_id = t.cohort_id)
    )
    update mentor_queries q set last_activity_at = ${message.now}, last_actor_id = ${message.authorId},
      state = case when ${message.isAnswer} then 'ANSWERED' when q.asked_by_id = ${message.authorId} then 'UNANSWERED'
        else q.state end,
      answered_at = case when ${message.isAnswer} then coalesce(q.answered_at, ${message.now}) else q.answered_at end,
      answered_by_id = case when ${message.isAnswer} and q.answered_at is null then ${message.authorId}
        else q.answered_by_id end
    from added where q.query_id = added.query_id`,
});
