import { sql } from 'drizzle-orm';
import { flag, integer, listOf, nullable, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Finds what is known about a job seeker, from profile, places and the placement form of a cohort. */
export const findCandidate = statement({
  params: { userId: uuid, cohortId: uuid },
  columns: {
    workExperienceInMonths: nullable(integer),
    courses: listOf(text),
    skills: listOf(text),
    noticePeriod: nullable(integer),
    languages: nullable(listOf(text)),
    priorRevitExp: nullable(flag),
    willingToRelocate: nullable(flag),
  },
  sql: ({ userId, cohortId }) => sql`
    select p.work_experience_in_months as "workExperienceInMonths",
      array(select distinct c.product_id from enrolments e join cohorts c using (cohort_id)
        where e.user_id = p.user_id and e.state in ('ONGOING', 'COMPLETED', 'PAYMENT_PENDING', 'PAYMENT_DELAYED'))
        as courses,
      array(select d.data ->> 'name' from profile_details d
        where d.user_id = p.user_id and d.section_id = 'skills' and d.data ->> 'name' is not null) as skills,
      i.notice_period as "noticePeriod", i.languages, i.prior_revit_exp as "priorRevitExp",
      i.willing_to_relocate as "willingToRelocate"
    from user_profiles p
    left join placement_interests i on i.user_id = p.user_id and i.cohort_id = ${cohortId}
    where p.user_id = ${userId}`,
});
