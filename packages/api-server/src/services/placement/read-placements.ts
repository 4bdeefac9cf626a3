import { hasCome } from '@plinth/domain/cohorts/derive-capstone-info';
import type { TimelineKey } from '@plinth/domain/cohorts/timeline-key';
import {
  derivePlacement,
  type Placement,
  type PlacementFacts,
} from '@plinth/domain/placement/derive-placement';
import { formDateFor } from '@plinth/domain/placement/form-date-for';
import { and, eq, exists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { samePlace } from '../../db/same-place.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohortTimelines, enrolments } from '../../db/schema/cohorts.ts';
import { userJobs } from '../../db/schema/jobs.ts';
import { placementDecisions, placementInterests } from '../../db/schema/placement.ts';

const dateOf = (name: string) => alias(cohortTimelines, name);

/** The placement state of a learner, with the dates and decisions it follows from. */
export type LearnerPlacement = Placement &
  Pick<
    PlacementFacts,
    'placementFormDate' | 'placementStartDate' | 'interest' | 'placedAt' | 'hasApplied'
  > & {
    /** Why the placement team excluded the learner; null if it has not. */
    exclusionReason: string | null;
    /** Until when staff reopened the form for this learner alone; null if that is over or never happened. */
    reopenedUntil: string | null;
  };

export const NO_PLACEMENT = {
  courseCompletionDate: null,
  placementFormDate: null,
  placementStartDate: null,
  interest: null,
  exclusionReason: null,
  reopenedUntil: null,
  placedAt: null,
  hasApplied: false,
};

export function toPlacement(
  facts: Omit<PlacementFacts, 'isExcluded' | 'now'> & {
    exclusionReason: string | null;
    reopenedUntil: string | null;
  },
  now: Date,
): LearnerPlacement {
  const { placementStartDate, interest, placedAt, hasApplied, exclusionReason } = facts;
  const placementFormDate = formDateFor(facts.placementFormDate, facts.reopenedUntil);
  const isReopened = facts.reopenedUntil !== null && !hasCome(facts.reopenedUntil, now.toISOString());
  return {
    ...derivePlacement({
      ...facts,
      placementFormDate,
      isExcluded: exclusionReason !== null,
      now: now.toISOString(),
    }),
    placementFormDate,
    placementStartDate,
    interest,
    placedAt,
    hasApplied,
    exclusionReason,
    reopenedUntil: isReopened ? facts.reopenedUntil : null,
  };
}

/** Reads the placements of the learners whose enrolments match a condition, by address. One statement. */
export async function readPlacements(
  db: Queryable,
  condition: SQL | undefined,
  now: Date,
): Promise<(LearnerPlacement & { cohortId: string; userId: string })[]> {
  const [completion, form, start] = [dateOf('completion'), dateOf('form'), dateOf('start')];
  const isDate = (date: typeof completion, key: TimelineKey) =>
    and(eq(date.cohortId, enrolments.cohortId), eq(date.key, key));
  const application = db
    .select({ userJobId: userJobs.userJobId })
    .from(userJobs)
    .where(
      and(
        eq(userJobs.cohortId, enrolments.cohortId),
        eq(userJobs.userId, enrolments.userId),
        eq(userJobs.recordStatus, 'ACTIVE'),
      ),
    );
  const rows = await db
    .select({
      cohortId: enrolments.cohortId,
      userId: enrolments.userId,
      state: enrolments.state,
      courseCompletionDate: completion.time,
      placementFormDate: form.time,
      placementStartDate: start.time,
      interest: {
        interestedInPlacements: placementInterests.interestedInPlacements,
        noticePeriod: placementInterests.noticePeriod,
      },
      isAsked: placementInterests.userId,
      reopenedUntil: placementInterests.reopenedUntil,
      exclusionReason: placementDecisions.exclusionReason,
      placedAt: placementDecisions.placedAt,
      hasApplied: exists(application).mapWith(Boolean),
    })
    .from(enrolments)
    .innerJoin(users, eq(users.userId, enrolments.userId))
    .leftJoin(completion, isDate(completion, 'COURSE_COMPLETION_DATE'))
    .leftJoin(form, isDate(form, 'PLACEMENT_FORM_DATE'))
    .leftJoin(start, isDate(start, 'PLACEMENT_START_DATE'))
    .leftJoin(placementInterests, samePlace(placementInterests, enrolments))
    .leftJoin(placementDecisions, samePlace(placementDecisions, enrolments))
    .where(condition)
    .orderBy(users.emailId);
  return rows.map(({ cohortId, userId, isAsked, interest, ...row }) => ({
    cohortId,
    userId,
    ...toPlacement(
      {
        ...row,
        courseCompletionDate: row.courseCompletionDate?.toISOString() ?? null,
        placementFormDate: row.placementFormDate?.toISOString() ?? null,
        placementStartDate: row.placementStartDate?.toISOString() ?? null,
        interest:
          isAsked === null
            ? null
            : {
                interestedInPlacements: interest?.interestedInPlacements ?? null,
                noticePeriod: interest?.noticePeriod ?? null,
              },
        reopenedUntil: row.reopenedUntil?.toISOString() ?? null,
        placedAt: row.placedAt?.toISOString() ?? null,
      },
      now,
    ),
  }));
}
