import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Candidate } from '@plinth/domain/jobs/judge-criteria';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

type Row = {
  work_experience_in_months: number | null;
  courses: ProductCode[];
  skills: string[];
  notice_period: number | null;
  languages: string[] | null;
  prior_revit_exp: boolean | null;
  willing_to_relocate: boolean | null;
};

/** What is known of a learner who looks for a job, from profile, places and the placement form of the cohort. One statement. */
export async function readCandidate(
  db: Queryable,
  { userId, cohortId }: { userId: string; cohortId: string },
): Promise<Candidate> {
  const { rows } = await db.execute<Row>(sql`
    select p.work_experience_in_months,
      array(select distinct c.product_id from enrolments e join cohorts c using (cohort_id)
        where e.user_id = p.user_id and e.state in ('ONGOING', 'COMPLETED', 'PAYMENT_PENDING', 'PAYMENT_DELAYED'))
        as courses,
      array(select d.data ->> 'name' from profile_details d
        where d.user_id = p.user_id and d.section_id = 'skills' and d.data ->> 'name' is not null) as skills,
      i.notice_period, i.languages, i.prior_revit_exp, i.willing_to_relocate
    from user_profiles p
    left join placement_interests i on i.user_id = p.user_id and i.cohort_id = ${cohortId}::uuid
    where p.user_id = ${userId}::uuid`);
  const row = rows[0];
  return {
    courses: row?.courses ?? [],
    workExperienceInMonths: row?.work_experience_in_months ?? null,
    noticePeriod: row?.notice_period ?? null,
    skills: row?.skills ?? [],
    languages: row?.languages ?? [],
    priorRevitExp: row?.prior_revit_exp ?? null,
    willingToRelocate: row?.willing_to_relocate ?? null,
  };
}
