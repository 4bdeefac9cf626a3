import type { WaitingEntry, WaitingKind } from '@plinth/domain/waiting/waiting';

/** The title of each kind of waiting item. */
export const WAITING_TITLES: Record<WaitingKind, string> = {
  UNSEATED_PAYER: 'Paid without a seat, to be placed',
  UNSEATED_PAYMENT: 'Paid without a seat, to be placed or given back',
  COHORT_UNPREPARED: 'Cohorts that start soon and are not prepared',
  COURSE_EMPTY: 'Courses that start soon and have no lessons',
  NO_GROUP: 'Learners without a group',
  ROOM: 'Session rooms that the meeting provider could not open',
  ATTENDANCE: 'Sessions without attendance',
  HAND_IN: 'Hand-ins past their turnaround',
  QUERY: 'Queries past their turnaround',
  PROSPECT: 'Prospects to take up',
  APPLICATION: 'Applications without an offer',
  IDENTITY: 'Identity documents to review',
  SELF_PLACEMENT: 'Jobs that learners found themselves, to decide',
  JOB_APPLICATION: 'Job applications without a first step',
  PLACEMENT_MESSAGE: 'Messages to the placement team, to answer',
  FLAGGED_PAYMENT: 'Payments that do not match',
};

/** The list that shows all items of a kind, if any. */
export const WAITING_LISTS: Partial<Record<WaitingKind, string>> = {
  PROSPECT: '/office/prospects?sort=nextStepOn',
  APPLICATION: '/office/applications?status=APPLICATION_FILLED&sort=createdAt',
  IDENTITY: '/office/identity-documents',
  SELF_PLACEMENT: '/office/self-placements?review=PENDING&sort=submittedAt',
  JOB_APPLICATION: '/office/job-applications?stand=NEW&sort=appliedAt',
  UNSEATED_PAYMENT: '/office/orders?need=UNSEATED',
  PLACEMENT_MESSAGE: '/office/placement-messages?state=OPEN&sort=createdAt',
  FLAGGED_PAYMENT: '/office/orders?need=FLAGGED',
};

/** The path where a waiting item is handled; null for a person without an account. */
export function waitingPath(kind: WaitingKind, { cohortId, userId, id }: WaitingEntry): string | null {
  const list = WAITING_LISTS[kind];
  // Such a job belongs to a learner in a cohort; opening it takes both ids.
  if (kind === 'SELF_PLACEMENT') return `${list}&open=${cohortId}.${userId}`;
  if (list) return `${list}${list.includes('?') ? '&' : '?'}open=${id}`;
  switch (kind) {
    case 'UNSEATED_PAYER':
      // Without a cohort to join, one has to be planned first; its groups then show the people to place.
      return cohortId ? `/office/cohorts/${cohortId}/groups` : '/office/cohorts';
    case 'COURSE_EMPTY':
      return `/office/courses?open=${id}`;
    case 'COHORT_UNPREPARED':
    case 'NO_GROUP':
      return `/office/cohorts/${cohortId}/groups`;
    case 'ROOM':
      return `/office/cohorts/${cohortId}/sessions?open=${id}`;
    case 'ATTENDANCE':
      return `/office/cohorts/${cohortId}/sessions?open=attendance:${id}`;
    default:
      return userId && `/office/people/${userId}`;
  }
}
