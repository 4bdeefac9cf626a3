import { AUDIT_NAME_KINDS } from '@plinth/domain/audit-entries/audit-entry';
import { type SQL, sql } from 'drizzle-orm';
import { listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const CODE = sql`c.product_id || '-' || c.batch_number`;
const LESSON = sql`coalesce(n.meta ->> 'title', n.key)`;
/** The name of a row, or a fallback. */
const nameOf = (alias: 'p' | 'a', otherwise: SQL): SQL =>
  sql`coalesce(nullif(trim(${sql.raw(alias)}.first_name || ' ' || ${sql.raw(alias)}.last_name), ''), ${otherwise})`;
/** The address of a closed or erased account or application names no one. */
const isKnown = (address: SQL): SQL => sql`${address} not like '%@account.invalid'`;

/** Finds what ids of any kind refer to; an id belongs to one thing only. */
export const findNames = statement({
  params: { ids: listOf(uuid) },
  columns: {
    id: uuid,
    kind: oneOf(AUDIT_NAME_KINDS),
    name: text,
    emailId: nullable(text),
    cohortId: nullable(uuid),
  },
  sql: ({ ids }) => sql`
    select u.user_id as id, 'PERSON' as kind, ${nameOf('p', sql`u.email_id`)} as name, u.email_id as "emailId",
      null::uuid as "cohortId"
    from users u join user_profiles p using (user_id)
    where u.user_id = any(${ids}) and ${isKnown(sql`u.email_id`)}
    union all
    select c.cohort_id, 'COHORT', ${CODE}, null, null from cohorts c where c.cohort_id = any(${ids})
    union all
    select group_id, 'GROUP', title, null, cohort_id from cohort_groups where group_id = any(${ids})
    union all
    select s.live_session_id, 'SESSION', ${LESSON} || ', ' || ${CODE}, null, s.cohort_id
    from live_sessions s join cohorts c using (cohort_id) join course_nodes n on n.node_id = s.node_id
    where s.live_session_id = any(${ids})
    union all
    select n.node_id, 'LESSON', ${LESSON}, null, null from course_nodes n where n.node_id = any(${ids})
    union all
    select course_id, 'COURSE', title, null, null from courses where course_id = any(${ids})
    union all
    select a.application_id, 'APPLICATION', ${nameOf('a', sql`a.email_id`)}, a.email_id, null
    from applications a where a.application_id = any(${ids}) and ${isKnown(sql`a.email_id`)}
    union all
    select r.prospect_id, 'PROSPECT', coalesce(nullif(r.name, ''), k.known, ''), k.address, null
    from prospects r
    cross join lateral (select min(contact) as known, min(contact) filter (where kind = 'EMAIL') as address
      from prospect_contacts where prospect_id = r.prospect_id) k
    where r.prospect_id = any(${ids}) and (r.name <> '' or k.known is not null)
    union all
    select o.order_id, 'ORDER', r.course_title, null, null
    from orders o join products r using (product_id) where o.order_id = any(${ids})
    union all
    select job_opening_id, 'OPENING', title || ', ' || company_name, null, null
    from job_openings where job_opening_id = any(${ids})
    union all
    select j.user_job_id, 'JOB_APPLICATION', o.title || ', ' || o.company_name, null, null
    from user_jobs j join job_openings o using (job_opening_id) where j.user_job_id = any(${ids})
    union all
    select employer_id, 'EMPLOYER', name, null, null from employers where employer_id = any(${ids})
    union all
    select v.event_id, 'FEEDBACK', f.title, null, null
    from feedback_events v join forms f using (form_id) where v.event_id = any(${ids})
    union all
    select endpoint_id, 'ENDPOINT', coalesce(nullif(description, ''), url), null, null
    from webhook_endpoints where endpoint_id = any(${ids})`,
});
