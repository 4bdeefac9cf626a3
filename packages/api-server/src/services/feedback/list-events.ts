import type { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

const LISTED = 100;

type ListedEvent = {
  eventId: string;
  title: string;
  page: string;
  /** Such as BIM_A-14; null for every cohort. */
  cohort: string | null;
  audiences: FeedbackAudience[];
  isMandatory: boolean;
  isOpen: boolean;
  answered: number;
  skipped: number;
};

/** The forms that are or were asked, the newest first, with how many answered and how many put it off. */
export async function listEvents({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ListedEvent[]> {
  const { rows } = await db.execute<ListedEvent>(sql`
    select v.event_id as "eventId", f.title, v.page, c.product_id || '-' || c.batch_number as cohort, v.audiences,
      v.is_mandatory as "isMandatory", v.ends_at is null or v.ends_at > ${now()} as "isOpen",
      count(r.*) filter (where not r.is_skipped)::int as answered,
      count(r.*) filter (where r.is_skipped)::int as skipped
    from feedback_events v
    join forms f using (form_id)
    left join cohorts c on c.cohort_id = v.cohort_id
    left join feedback_responses r on r.event_id = v.event_id
    group by v.event_id, f.title, c.product_id, c.batch_number
    order by v.starts_at desc, v.event_id limit ${LISTED}`);
  return rows;
}
