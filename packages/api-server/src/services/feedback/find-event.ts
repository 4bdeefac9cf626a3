import { audiencesOf } from '@plinth/domain/feedback/audiences-of';
import type { FormDisplayPosition } from '@plinth/domain/feedback/form-display-position';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { FormPage } from '../../db/schema/forms.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

export type EventRow = {
  event_id: string;
  is_mandatory: boolean;
  form_display_position: FormDisplayPosition;
  form_id: string;
  title: string;
  pages: FormPage[];
  is_answered: boolean;
};

/** Whom the caller answers for in this cohort (ENUM-13). */
const audiences = ({ membership, staffRole }: Member) =>
  audiencesOf([
    ...membership.mentorRoles,
    ...(membership.state === null ? [] : (['LEARNER'] as const)),
    ...(staffRole ? [staffRole] : []),
  ]);

/** The event that comes first of those addressed to the caller in the cohort: mandatory before others, then the oldest. */
export async function findEvent(
  db: Queryable,
  caller: Member,
  which: SQL,
  now: Date,
): Promise<EventRow | undefined> {
  const addressed = sql`array[${sql.join(
    audiences(caller).map((audience) => sql`${audience}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = await db.execute<EventRow>(sql`
    select v.event_id, v.is_mandatory, v.form_display_position, f.form_id, f.title, f.pages,
      coalesce(not r.is_skipped, false) as is_answered
    from feedback_events v join forms f on f.form_id = v.form_id and f.kind = 'FEEDBACK'
      left join feedback_responses r on r.event_id = v.event_id and r.user_id = ${caller.userId}
    where (v.cohort_id is null or v.cohort_id = ${caller.membership.cohortId}) and v.starts_at <= ${now}
      and v.audiences && ${addressed} and ${which}
    order by v.is_mandatory desc, v.starts_at, v.event_id limit 1`);
  return rows[0];
}

export const questionsOf = ({ pages }: EventRow) => pages.flatMap(({ questions }) => questions);
