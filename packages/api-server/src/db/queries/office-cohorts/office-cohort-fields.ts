import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { CohortPerson } from '@plinth/domain/cohorts/office-cohort';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { holdsSeat } from '../cohorts/holds-seat.ts';
import { startsAt } from '../cohorts/starts-at.ts';
import { LACKS_GROUP } from '../groups/lacks-group.ts';
import { instant, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';

/** Whether an enrolment `e` is a place that has not been left. */
export const HAS_PLACE = sql.raw(`e.state not in ('TRANSFERRED', 'CANCELLED')`);

/** The columns that `officeCohortFields` selects. */
export const officeCohortColumns = {
  cohortId: uuid,
  productId: text,
  courseId: uuid,
  courseTitle: text,
  batchNumber: text,
  status: oneOf(COHORT_STATUSES),
  startsAt: nullable(instant),
  endsAt: nullable(instant),
  learnerCount: integer,
  waiting: integer,
  groupless: integer,
  seats: integer,
  groupCount: integer,
  groupsWithoutGuide: integer,
  leadMentors: json(z.array(CohortPerson)),
};

/** The number of learners of a cohort `c`: its seats that are taken. */
export const learnerCount = sql`(select count(*)::int from enrolments e
    where e.cohort_id = c.cohort_id and ${holdsSeat('e')})`;

/** A cohort `c` as the office lists it. */
export const officeCohortFields = sql`c.cohort_id as "cohortId", c.product_id as "productId", c.course_id as "courseId",
    c.course_title as "courseTitle", c.batch_number as "batchNumber", c.status, ${startsAt('c')} as "startsAt",
    (select t.time from cohort_timelines t
      where t.cohort_id = c.cohort_id and t.key = 'COURSE_COMPLETION_DATE') as "endsAt",
    ${learnerCount} as "learnerCount",
    (select count(*)::int from enrolments e
      where e.cohort_id = c.cohort_id and ${HAS_PLACE} and not ${holdsSeat('e')}) as waiting,
    (select count(*)::int from enrolments e
      where e.cohort_id = c.cohort_id and ${LACKS_GROUP}) as groupless,
    c.seats, (select count(*)::int from cohort_groups g where g.cohort_id = c.cohort_id) as "groupCount",
    (select count(*)::int from cohort_groups g
      where g.cohort_id = c.cohort_id and g.guide_id is null) as "groupsWithoutGuide",
    coalesce((select json_agg(json_build_object('userId', m.user_id, 'firstName', p.first_name,
        'lastName', coalesce(p.last_name, '')) order by p.first_name, m.user_id)
      from cohort_mentors m join user_profiles p using (user_id)
      where m.cohort_id = c.cohort_id and m.role = 'LEAD_MENTOR'), '[]') as "leadMentors"`;
