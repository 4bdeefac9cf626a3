import { sql } from 'drizzle-orm';
import { instant } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Notifies the learners of a demonstration of what its guides did; notifications before `readBefore` are marked read.
 */
export const insertSeedNotifications = statement({
  params: { now: instant, readBefore: instant },
  sql: ({ now, readBefore }) => sql`
    insert into notifications (notification_id, user_id, category, key, title, text, href, at, in_app, read_at, mailed_at)
    select gen_random_uuid(), user_id, category, key, title, text, href, at, true,
      case when at < ${readBefore} then at end, at
    from (
      select asked_by_id as user_id, 'REPLY' as category, 'seed:reply:' || query_id as key,
        'Your query has a reply' as title, title as text,
        '/learn/' || cohort_id || '/queries?queryId=' || query_id as href, answered_at as at
      from mentor_queries where answered_at <= ${now}
      union all
      select r.user_id, 'REVIEW', 'review:' || r.report_id || ':' || r.version,
        case r.review_status when 'REJECTED' then 'A hand-in came back' else 'A hand-in is reviewed' end,
        (n.meta ->> 'title') || case r.review_status
          when 'REJECTED' then ': read your guide’s remark, then hand in again.'
          else coalesce(': score ' || r.score || '.', '') end,
        '/learn/' || r.cohort_id || '/tasks?task=' || r.node_id, r.reviewed_at
      from reports r join course_nodes n using (node_id)
      where r.reviewed_at <= ${now} and r.review_status in ('REVIEWED', 'REJECTED')
    ) told`,
});
