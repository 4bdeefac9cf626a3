import { sql } from 'drizzle-orm';
import { startsAt } from '../cohorts/starts-at.ts';
import { flag, instant, integer, nullable, text, uuid } from '../kinds.ts';
import { learnerCount } from '../office-cohorts/office-cohort-fields.ts';
import { statement } from '../statement.ts';

/** Lists the cohorts that use a course, the latest start first. */
export const listCourseCohorts = statement({
  params: { courseId: uuid },
  columns: { cohortId: uuid, name: text, isOpen: flag, startsAt: nullable(instant), learners: integer },
  sql: ({ courseId }) => sql`
    select c.cohort_id as "cohortId", c.product_id || '-' || c.batch_number as name,
      c.status <> 'INACTIVE' as "isOpen", ${startsAt('c')} as "startsAt", ${learnerCount} as learners
    from cohorts c where c.course_id = ${courseId}
    order by ${startsAt('c')} desc nulls last, c.cohort_id`,
});
