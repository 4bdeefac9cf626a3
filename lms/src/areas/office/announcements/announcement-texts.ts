import type { AnnouncementState, OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';

/** Where an announcement stands, in a word and a colour. */
export const ANNOUNCEMENT_STATE_TEXTS = {
  SCHEDULED: { text: 'Scheduled', tone: 'warning' },
  PUBLISHED: { text: 'Sent', tone: 'success' },
  WITHDRAWN: { text: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<AnnouncementState, { text: string; tone: string }>;

/** Where a learner stands, in words. */
export const LEARNER_STATE_TEXTS: Record<CohortUserState, string> = {
  WAITING: 'Waiting for a place',
  UPCOMING: 'Course not started',
  ONGOING: 'In the course',
  PAYMENT_PENDING: 'Payment due',
  PAYMENT_DELAYED: 'Payment late',
  BLOCKED: 'Blocked',
  COMPLETED: 'Completed',
  TRANSFERRED: 'Transferred',
  CANCELLED: 'Cancelled',
};

/** Whom an announcement is for. */
export const audienceText = ({
  cohortName,
  groupTitle,
}: Pick<OfficeAnnouncement, 'cohortName' | 'groupTitle'>): string =>
  [cohortName ?? 'The whole school', groupTitle].filter(Boolean).join(', ');

/** How many there are of people. */
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
