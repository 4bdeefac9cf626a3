import { PRODUCT_TYPES } from '@plinth/domain/catalog/product-type';
import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, json, listOf, oneOf, text, uuid } from '../kinds.ts';

/** Keys are texts: the reader ignores unknown ones. */
export const timelines = json(z.array(z.object({ key: z.string(), time: z.string() })));

/** The dates of a cohort `c` as JSON, by time. */
export const timelinesJson = sql`(select coalesce(json_agg(json_build_object('key', t.key, 'time', t.time)
    order by t.time, t.key), '[]')
  from cohort_timelines t where t.cohort_id = c.cohort_id)`;

/** The columns that `cohortFields` selects. */
export const cohortColumns = {
  cohortId: uuid,
  productId: text,
  courseId: uuid,
  courseTitle: text,
  batchNumber: text,
  cohortType: oneOf(COHORT_TYPES),
  productType: oneOf(PRODUCT_TYPES),
  cohortGroup: oneOf(['FREEMIUM', 'SPECIALIZATION', 'COHORT']),
  tags: listOf(text),
  status: oneOf(COHORT_STATUSES),
  isNewLms: flag,
  isCivilLms4Cohort: flag,
  showNudges: flag,
  showPlacementNudges: flag,
  isLocalizedLeaderboard: flag,
  isLeaderBoardAllowed: flag,
  aiBotEnabled: flag,
  isCapstonePresent: flag,
  timelines,
};

/** A cohort `c` with its dates. */
export const cohortFields = sql`c.cohort_id as "cohortId", c.product_id as "productId", c.course_id as "courseId",
  c.course_title as "courseTitle", c.batch_number as "batchNumber", c.cohort_type as "cohortType",
  c.product_type as "productType", c.cohort_group as "cohortGroup", c.tags, c.status, c.is_new_lms as "isNewLms",
  c.is_civil_lms4_cohort as "isCivilLms4Cohort", c.show_nudges as "showNudges",
  c.show_placement_nudges as "showPlacementNudges", c.is_localized_leaderboard as "isLocalizedLeaderboard",
  c.is_leader_board_allowed as "isLeaderBoardAllowed", c.ai_bot_enabled as "aiBotEnabled",
  c.is_capstone_present as "isCapstonePresent", ${timelinesJson} as timelines`;
