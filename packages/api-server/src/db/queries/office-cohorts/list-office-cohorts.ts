import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { sql } from 'drizzle-orm';
import { startsAt } from '../cohorts/starts-at.ts';
import { integer, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { learnerCount, officeCohortColumns, officeCohortFields } from './office-cohort-fields.ts';

const SORTS = {
  startsAt: startsAt('c'),
  title: sql.raw(`lower(folded(concat_ws(' ', c.course_title, c.batch_number)))`),
  learners: learnerCount,
};

/** Lists a page of the cohorts whose names match all the given patterns; each row has the total. */
export const listOfficeCohorts = statement({
  params: {
    patterns: listOf(text),
    status: nullable(oneOf(COHORT_STATUSES)),
    courseId: nullable(uuid),
    sortBy: choice('startsAt', 'title', 'learners'),
    direction: choice('asc', 'desc'),
    limit: integer,
    offset: integer,
  },
  columns: { ...officeCohortColumns, total: integer },
  sql: ({ patterns, status, courseId, sortBy, direction, limit, offset }) => sql`
    select ${officeCohortFields}, c.total
    from (
      select c.*, count(*) over ()::int as total from cohorts c
      where folded(concat_ws(' ', c.course_title, c.product_id || '-' || c.batch_number, c.product_id, c.batch_number))
          ilike all (${patterns})
        and (${status} is null or c.status = ${status})
        and (${courseId} is null or c.course_id = ${courseId})
      order by ${SORTS[sortBy]} ${sql.raw(direction)} nulls last, c.cohort_id
      limit ${limit} offset ${offset}
    ) c
    order by ${SORTS[sortBy]} ${sql.raw(direction)} nulls last, c.cohort_id`,
});
