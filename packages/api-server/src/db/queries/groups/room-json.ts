import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { holdsSeat } from '../cohorts/holds-seat.ts';
import { json, nullable } from '../kinds.ts';
import { IN_GROUP } from '../mentors/groups-json.ts';
import { zoneOfLearner } from './zone-of-learner.ts';

/** A cohort as a newcomer sees it; `taken` counts the seats of the others. */
const Room = z.object({
  courseTitle: z.string(),
  batchNumber: z.string(),
  isOpenCourse: z.boolean(),
  seats: z.number(),
  taken: z.number(),
  groupSize: z.number(),
  hasGroup: z.boolean(),
  timeZone: z.nullable(z.string()),
  /** Guides of the cohort without a group in it yet, those with the fewest groups anywhere first. */
  freeGuideIds: z.array(z.string()),
  groups: z.array(
    z.object({
      groupId: z.string(),
      title: z.string(),
      learnerCount: z.number(),
      zones: z.array(z.string()),
    }),
  ),
});
export type Room = z.infer<typeof Room>;

/** Null if the newcomer has no place in it. */
export const room = nullable(json(Room));

/**
 * The remaining room in a cohort for a person with a place in it. Read it in a statement after the one that locked the
 * cohort: seats counted earlier may be taken by now.
 */
export const roomJson = (cohortId: SQL, userId: SQL): SQL => sql`(
  select json_build_object('courseTitle', c.course_title, 'batchNumber', c.batch_number,
    'isOpenCourse', c.cohort_group = 'FREEMIUM', 'seats', c.seats, 'groupSize', c.group_size,
    'taken', (select count(*) from enrolments o where o.cohort_id = c.cohort_id and o.user_id <> own.user_id
      and ${holdsSeat('o')}),
    'hasGroup', own.group_id is not null,
    'timeZone', ${zoneOfLearner('own')},
    'freeGuideIds', (select coalesce(json_agg(m.user_id order by
        (select count(*) from cohort_groups held where held.guide_id = m.user_id), m.user_id), '[]')
      from cohort_mentors m where m.cohort_id = c.cohort_id and m.role = 'INDUSTRIAL_GUIDE' and not exists (
        select from cohort_groups held where held.cohort_id = c.cohort_id and held.guide_id = m.user_id)),
    'groups', (select coalesce(json_agg(json_build_object('groupId', g.group_id, 'title', g.title,
        'learnerCount', (select count(*) from enrolments e where ${IN_GROUP}),
        'zones', (select coalesce(json_agg(z.zone) filter (where z.zone is not null), '[]')
          from enrolments e cross join lateral (select ${zoneOfLearner('e')} as zone) z where ${IN_GROUP}))), '[]')
      from cohort_groups g where g.cohort_id = c.cohort_id))
  from cohorts c join enrolments own using (cohort_id)
  where c.cohort_id = ${cohortId} and own.user_id = ${userId})`;
