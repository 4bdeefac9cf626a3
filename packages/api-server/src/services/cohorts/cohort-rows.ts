import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { ProductType } from '@plinth/domain/catalog/product-type';
import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import type { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import { CohortTag } from '@plinth/domain/cohorts/cohort-tag';
import type { CohortType } from '@plinth/domain/cohorts/cohort-type';
import {
  deriveCapstoneInfo,
  deriveCareerInfo,
  deriveEvaluationDayInfo,
} from '@plinth/domain/cohorts/derive-capstone-info';
import type { Timeline } from '@plinth/domain/cohorts/timeline';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';

export type CohortRow = {
  cohort_id: string;
  product_id: ProductCode;
  course_id: string;
  course_title: string;
  batch_number: string;
  cohort_type: CohortType;
  product_type: ProductType;
  cohort_group: 'FREEMIUM' | 'SPECIALIZATION' | 'COHORT';
  tags: string[];
  status: CohortStatus;
  is_new_lms: boolean;
  is_civil_lms4_cohort: boolean;
  show_nudges: boolean;
  show_placement_nudges: boolean;
  is_localized_leaderboard: boolean;
  is_leader_board_allowed: boolean;
  ai_bot_enabled: boolean;
  is_capstone_present: boolean;
  timelines: { key: string; time: string }[];
};

/** A cohort `c` with its dates, as one query reads it. */
export const cohortColumns = `c.cohort_id, c.product_id, c.course_id, c.course_title, c.batch_number, c.cohort_type,
  c.product_type, c.cohort_group, c.tags, c.status, c.is_new_lms, c.is_civil_lms4_cohort, c.show_nudges,
  c.show_placement_nudges, c.is_localized_leaderboard, c.is_leader_board_allowed, c.ai_bot_enabled,
  c.is_capstone_present,
  (select coalesce(json_agg(json_build_object('key', t.key, 'time', t.time) order by t.time, t.key), '[]')
    from cohort_timelines t where t.cohort_id = c.cohort_id) as timelines`;

/** Dates of a cohort; one with a key we do not know is left out rather than making the whole answer fail. */
export const timelinesOf = (row: Pick<CohortRow, 'timelines'>): Timeline[] =>
  row.timelines.flatMap(({ key, time }) => {
    const known = TimelineKey.safeParse(key);
    return known.success ? [{ key: known.data, meta: { time: new Date(time).toISOString() } }] : [];
  });

export const tagsOf = (row: Pick<CohortRow, 'tags'>): CohortTag[] =>
  row.tags.flatMap((tag) => {
    const known = CohortTag.safeParse(tag);
    return known.success ? [known.data] : [];
  });

/** The facts of a cohort with what follows from its dates at `now` (ENTITY-06). */
export function toCohortInfo(row: CohortRow, now: string): CohortInfo {
  const timelines = timelinesOf(row);
  const tags = tagsOf(row);
  return {
    productId: row.product_id,
    cohortId: row.cohort_id,
    courseTitle: row.course_title,
    tags,
    status: row.status,
    timelines,
    cohortType: row.cohort_type,
    isNewLms: row.is_new_lms,
    isCivilLms4Cohort: row.is_civil_lms4_cohort,
    showNudges: row.show_nudges,
    showPlacementNudges: row.show_placement_nudges,
    isLocalizedLeaderboard: row.is_localized_leaderboard,
    isLeaderBoardAllowed: row.is_leader_board_allowed,
    aiBotEnabled: row.ai_bot_enabled,
    careerInfo: deriveCareerInfo(timelines, now),
    capstoneInfo: deriveCapstoneInfo({
      timelines,
      isCapstonePresent: row.is_capstone_present,
      isV3: tags.includes('new-lms3'),
      isMEPF: row.cohort_type === 'BIM_M',
      now,
    }),
    evaluationDayInfo: deriveEvaluationDayInfo(timelines, now),
  };
}
