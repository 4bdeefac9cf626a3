import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import {
  derivePlacement,
  type Placement,
  type PlacementFacts,
} from '@plinth/domain/placement/derive-placement';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

type Row = {
  cohort_id: string;
  user_id: string;
  state: CohortUserState;
  course_completion_date: string | null;
  placement_form_date: string | null;
  placement_start_date: string | null;
  interest: PlacementFacts['interest'];
  exclusion_reason: string | null;
  placed_at: string | null;
  has_applied: boolean;
};

/** Where a learner stands, with the dates and decisions that it follows from. */
export type LearnerPlacement = Placement &
  Pick<
    PlacementFacts,
    'placementFormDate' | 'placementStartDate' | 'interest' | 'placedAt' | 'hasApplied'
  > & {
    /** Why the placement team has taken the learner out; null when it has not. */
    exclusionReason: string | null;
  };

export const NO_PLACEMENT = {
  courseCompletionDate: null,
  placementFormDate: null,
  placementStartDate: null,
  interest: null,
  exclusionReason: null,
  placedAt: null,
  hasApplied: false,
};

const iso = (time: string | null) => (time === null ? null : new Date(time).toISOString());

export function toPlacement(
  facts: Omit<PlacementFacts, 'isExcluded' | 'now'> & { exclusionReason: string | null },
  now: Date,
): LearnerPlacement {
  const { placementFormDate, placementStartDate, interest, placedAt, hasApplied, exclusionReason } = facts;
  return {
    ...derivePlacement({ ...facts, isExcluded: exclusionReason !== null, now: now.toISOString() }),
    placementFormDate,
    placementStartDate,
    interest,
    placedAt,
    hasApplied,
    exclusionReason,
  };
}

/**
 * The placements of the learners that a condition on `e`, their enrolments, picks. One statement.
 * @param order how they come and how many of them, such as `order by ... limit ...`
 */
export async function readPlacements(
  db: Queryable,
  condition: SQL,
  now: Date,
  order: SQL = sql``,
): Promise<(LearnerPlacement & { cohortId: string; userId: string })[]> {
  const { rows } = await db.execute<Row>(sql`
    select e.cohort_id, e.user_id, e.state, t.course_completion_date, t.placement_form_date, t.placement_start_date,
      case when i.user_id is not null then json_build_object('interestedInPlacements', i.interested_in_placements,
        'noticePeriod', i.notice_period) end as interest,
      d.exclusion_reason, d.placed_at,
      exists (select 1 from user_jobs j where j.cohort_id = e.cohort_id and j.user_id = e.user_id
        and j.record_status = 'ACTIVE') as has_applied
    from enrolments e
    join users u on u.user_id = e.user_id
    left join lateral (select
        max(time) filter (where key = 'COURSE_COMPLETION_DATE') as course_completion_date,
        max(time) filter (where key = 'PLACEMENT_FORM_DATE') as placement_form_date,
        max(time) filter (where key = 'PLACEMENT_START_DATE') as placement_start_date
      from cohort_timelines where cohort_id = e.cohort_id) t on true
    left join placement_interests i on i.cohort_id = e.cohort_id and i.user_id = e.user_id
    left join placement_decisions d on d.cohort_id = e.cohort_id and d.user_id = e.user_id
    where ${condition} ${order}`);
  return rows.map((row) => ({
    cohortId: row.cohort_id,
    userId: row.user_id,
    ...toPlacement(
      {
        state: row.state,
        courseCompletionDate: iso(row.course_completion_date),
        placementFormDate: iso(row.placement_form_date),
        placementStartDate: iso(row.placement_start_date),
        interest: row.interest,
        exclusionReason: row.exclusion_reason,
        placedAt: iso(row.placed_at),
        hasApplied: row.has_applied,
      },
      now,
    ),
  }));
}
