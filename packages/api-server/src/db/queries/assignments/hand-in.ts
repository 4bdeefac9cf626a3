import { sql } from 'drizzle-orm';
import { instant, nullable, text, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';

/**
 * Hands in a locked draft, which completes its task, and notifies the guide, or the lead mentors if the learner has no
 * guide. A rejected version is saved as the previous one; the hand-in starts the next without its verdict.
 */
export const handIn = statement({
  params: {
    reportId: uuid,
    text,
    now: instant,
    guideId: nullable(uuid),
    newsKey: text,
    newsTitle: text,
    newsText: text,
    newsHref: text,
  },
  sql: ({ reportId, text: words, now, guideId, newsKey, newsTitle, newsText, newsHref }) => sql`
    with guide_told as (${insertNews(
      'REVIEW',
      { key: newsKey, title: newsTitle, text: newsText, href: newsHref, at: now },
      sql`select ${guideId} as user_id where ${guideId} is not null
        union select m.user_id from reports r join cohort_mentors m using (cohort_id)
        where r.report_id = ${reportId} and m.role = 'LEAD_MENTOR' and ${guideId} is null`,
    )}), kept as (
      insert into report_versions (report_id, version, review_status, text, score, remark, submitted_at,
        reviewed_at, reviewed_by_id)
      select report_id, version, review_status, text, score, remark, submitted_at, reviewed_at, reviewed_by_id
      from reports where report_id = ${reportId} and review_status = 'REJECTED'
    ), completed as (
      insert into node_progress (cohort_id, user_id, node_id, state, started_at, completed_at)
      select cohort_id, user_id, node_id, 'COMPLETED', ${now}, ${now} from reports where report_id = ${reportId}
      on conflict (cohort_id, user_id, node_id) do update
        set state = 'COMPLETED', completed_at = coalesce(node_progress.completed_at, excluded.completed_at)
    )
    update reports set version = version + case review_status when 'REJECTED' then 1 else 0 end,
      review_status = 'PENDING', submitted_at = ${now}, text = nullif(${words}, ''), draft_text = null,
      score = null, remark = null, reviewed_at = null, reviewed_by_id = null
    where report_id = ${reportId}`,
});
