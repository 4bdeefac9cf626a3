import type { AnnouncementState, OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import type { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';

/** The text and tone for the state of an announcement. */
export const ANNOUNCEMENT_STATE_TEXTS = {
  SCHEDULED: { text: 'Scheduled', tone: 'warning' },
  PUBLISHED: { text: 'Sent', tone: 'success' },
  WITHDRAWN: { text: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<AnnouncementState, { text: string; tone: string }>;

/** The texts for the states of a learner. */
export const LEARNER_STATE_TEXTS: Record<OfficePlaceState, string> = {
  WAITING: 'Waiting for a seat or payment',
  PAUSED: 'Paused',
  UPCOMING: 'Course not started',
  ONGOING: 'In the course',
  PAYMENT_PENDING: 'Payment due',
  PAYMENT_DELAYED: 'Payment late',
  BLOCKED: 'Blocked',
  COMPLETED: 'Completed',
  TRANSFERRED: 'Transferred',
  CANCELLED: 'Cancelled',
};

/** Returns whom an announcement is for. */
export const audienceText = ({
  cohortName,
  groupTitle,
}: Pick<OfficeAnnouncement, 'cohortName' | 'groupTitle'>): string =>
  [cohortName ?? 'The whole school', groupTitle].filter(Boolean).join(', ');

/** Returns a number of people as text. */
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
