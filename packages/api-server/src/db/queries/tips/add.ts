import { COHORT_USER_STATES } from '@plinth/domain/cohorts/cohort-user-state';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { sql } from 'drizzle-orm';
import { instant, nullable, text, uuid } from '../kinds.ts';
import { insertNews } from '../notifications/insert-news.ts';
import { statement } from '../statement.ts';

const LEARNING = sql.raw(
  COHORT_USER_STATES.filter((state) => learnerMay(state, 'everything'))
    .map((state) => `'${state}'`)
    .join(', '),
);

/** Writes a tip and tells the learners of the cohort; no row when the same clientId was there. */
export const add = statement({
  params: {
    tipId: uuid,
    cohortId: uuid,
    liveSessionId: uuid,
    authorId: uuid,
    clientId: nullable(uuid),
    content: text,
    now: instant,
    newsKey: text,
    newsTitle: text,
    newsText: text,
    newsHref: text,
  },
  columns: { tipId: uuid },
  sql: (tip) => sql`
    with added as (
      insert into session_tips (tip_id, cohort_id, live_session_id, author_id, client_id, content, created_at)
      values (${tip.tipId}, ${tip.cohortId}, ${tip.liveSessionId}, ${tip.authorId}, ${tip.clientId}, ${tip.content},
        ${tip.now})
      on conflict (author_id, client_id) do nothing returning tip_id, cohort_id
    ), told as (${insertNews(
      'ANNOUNCEMENT',
      { key: tip.newsKey, title: tip.newsTitle, text: tip.newsText, href: tip.newsHref, at: tip.now },
      sql`select e.user_id from added join enrolments e using (cohort_id) where e.state in (${LEARNING})`,
    )})
    select tip_id as "tipId" from added`,
});
