import type { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { CohortTag } from '@plinth/domain/cohorts/cohort-tag';
import {
  deriveCapstoneInfo,
  deriveCareerInfo,
  deriveEvaluationDayInfo,
} from '@plinth/domain/cohorts/derive-capstone-info';
import type { Timeline } from '@plinth/domain/cohorts/timeline';
import { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import type { findCohort } from '../../db/queries/cohorts/find-cohort.ts';

export type CohortRow = NonNullable<Awaited<ReturnType<typeof findCohort.first>>>;

/** The dates of a cohort. A date with an unknown key is left out rather than failing the whole answer. */
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

/** Returns the facts of a cohort with what follows from its dates at `now`. */
export function toCohortInfo(row: CohortRow, now: string): CohortInfo {
  const timelines = timelinesOf(row);
  const tags = tagsOf(row);
  return {
    productId: row.productId,
    cohortId: row.cohortId,
    courseTitle: row.courseTitle,
    tags,
    status: row.status,
    timelines,
    cohortType: row.cohortType,
    isNewLms: row.isNewLms,
    isCivilLms4Cohort: row.isCivilLms4Cohort,
    showNudges: row.showNudges,
    showPlacementNudges: row.showPlacementNudges,
    isLocalizedLeaderboard: row.isLocalizedLeaderboard,
    isLeaderBoardAllowed: row.isLeaderBoardAllowed,
    aiBotEnabled: row.aiBotEnabled,
    careerInfo: deriveCareerInfo(timelines, now),
    capstoneInfo: deriveCapstoneInfo({
      timelines,
      isCapstonePresent: row.isCapstonePresent,
      isV3: tags.includes('new-lms3'),
      isMEPF: row.cohortType === 'BIM_M',
      now,
    }),
    evaluationDayInfo: deriveEvaluationDayInfo(timelines, now),
  };
}
