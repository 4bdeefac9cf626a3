import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { cohortColumns, cohortFields } from './cohort-columns.ts';

/** Finds a cohort with the checklist of its course (null if it has no own) and the number of its learners. */
export const findLedCohort = statement({
  name: 'lead-mentor-cohort',
  params: { cohortId: uuid },
  columns: {
    ...cohortColumns,
    checklist: nullable(json(z.array(z.object({ itemId: z.string(), title: z.string() })))),
    learnerCount: integer,
  },
  sql: ({ cohortId }) => sql`
    select ${cohortFields},
      (select l.items from course_checklists l where l.course_id = c.course_id) as checklist,
      (select count(*)::int from enrolments e
        where e.cohort_id = c.cohort_id and e.state not in ('TRANSFERRED', 'CANCELLED')) as "learnerCount"
    from cohorts c where c.cohort_id = ${cohortId}`,
});
