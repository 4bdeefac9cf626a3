import type { CohortMove } from '@plinth/domain/cohorts/cohort-move';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';

/** The movable dates of a cohort in order of time, and its time zone. */
export const cohortDatesQuery = (cohortId: string) =>
  freshQuery(['office', 'cohorts', cohortId, 'dates'], api.officeMoves.list, { params: { cohortId } });

/** What a move would do now. */
export const movePreviewQuery = (cohortId: string, move: CohortMove) =>
  callQuery(
    ['move-preview', cohortId, move],
    api.officeMoves.preview,
    { params: { cohortId }, body: move },
    { staleTime: 0, gcTime: 0, retry: false },
  );

/** @param stamp of the confirmed preview */
export const moveDates = (cohortId: string, move: CohortMove, stamp: string) =>
  api.officeMoves.move({ params: { cohortId }, body: { move, stamp } });

/** What moving a session of a cohort the caller leads would do now. */
export const ownMovePreviewQuery = (liveSessionId: string, to: string) =>
  callQuery(
    ['move-preview', 'own', liveSessionId, to],
    api.officeMoves.previewOwn,
    { params: { liveSessionId }, body: { to } },
    { staleTime: 0, gcTime: 0, retry: false },
  );

export const moveOwnSession = (liveSessionId: string, to: string, stamp: string) =>
  api.officeMoves.moveOwn({ params: { liveSessionId }, body: { to, stamp } });
