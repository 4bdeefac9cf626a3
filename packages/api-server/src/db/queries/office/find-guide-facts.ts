import { sql } from 'drizzle-orm';
import { startsAt } from '../cohorts/starts-at.ts';
import { flag, instant, integer, listOf, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const HAS_LESSONS = sql.raw(`exists (select 1 from course_nodes n
    where n.course_id = c.course_id and n.type = 'TOPIC' and n.namespace = 'LEARNING' and n.retired_at is null)`);

const IS_PLANNED = sql`c.status = 'ACTIVE' and c.cohort_group <> 'FREEMIUM' and ${HAS_LESSONS}
      and ${startsAt('c')} is not null`;
const HAS_GUIDE = sql.raw(`exists (select 1 from cohort_mentors m
        where m.cohort_id = c.cohort_id and m.role = 'INDUSTRIAL_GUIDE')`);

/** Finds the facts from which the steps of the first-run guide follow. */
export const findGuideFacts = statement({
  params: { now: instant },
  columns: {
    hasSchoolFacts: flag,
    staff: integer,
    taught: listOf(text),
    hasCohort: flag,
    guidelessCohortId: nullable(uuid),
    hasPurchase: flag,
    putOff: listOf(text),
  },
  sql: ({ now }) => sql`select
    exists (select 1 from school_details where key = 'school') as "hasSchoolFacts",
    ((select count(*) from users
        where cardinality(staff_roles) > 0 or roles && '{INDUSTRIAL_GUIDE,LEAD_MENTOR}')
      + (select count(*) from staff_invitations where expires_at > ${now}))::int as staff,
    array(select c.code from courses c where ${HAS_LESSONS} order by c.published_at, c.code)
      || array(select c.product_id from cohorts c where c.status = 'ACTIVE' and ${HAS_LESSONS}
        order by c.created_at, c.cohort_id) as taught,
    exists (select 1 from cohorts c where ${IS_PLANNED} and ${HAS_GUIDE}) as "hasCohort",
    (select c.cohort_id from cohorts c where ${IS_PLANNED} and not ${HAS_GUIDE}
      order by c.created_at, c.cohort_id limit 1) as "guidelessCohortId",
    exists (select 1 from payments where status = 'SUCCEEDED') as "hasPurchase",
    array(select step from guide_steps_put_off) as "putOff"`,
});
