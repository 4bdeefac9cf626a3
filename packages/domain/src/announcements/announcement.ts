import * as z from 'zod/mini';
import { OfficePlaceState } from '../enrolments/office-place-state.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { LONG_TEXT_MAX, textField } from '../fields/text.ts';

/** The states of learners notified unless an announcement names others: all but those who left. */
export const TOLD_STATES: readonly OfficePlaceState[] = [
  'WAITING',
  'PAUSED',
  'UPCOMING',
  'ONGOING',
  'PAYMENT_PENDING',
  'PAYMENT_DELAYED',
  'BLOCKED',
  'COMPLETED',
];

/**
 * Whom an announcement is for: without a cohort everyone at the school, without a group the whole cohort. Learners
 * count by the state in which staff see them; mentors are those of the cohort or, for a group, its guide. With a person
 * it is for this learner alone.
 */
export const Audience = z.object({
  cohortId: z.nullable(Id),
  groupId: z.nullable(Id),
  states: z.array(OfficePlaceState),
  includesMentors: z.boolean(),
  userId: z._default(z.nullable(Id), null),
});
export type Audience = z.infer<typeof Audience>;

/** An audience that can be written to. */
const WantedAudience = Audience.check(
  z.refine(({ cohortId, groupId }) => cohortId !== null || groupId === null, {
    path: ['groupId'],
    message: 'Choose the cohort of this group first',
  }),
  z.refine(({ states, includesMentors }) => states.length > 0 || includesMentors, {
    path: ['states'],
    message: 'Choose the recipients',
  }),
);

/** The longest title, in characters. */
export const ANNOUNCEMENT_TITLE_MAX = 120;

/** An announcement as written by staff. Without `publishAt`, or with a past one, it is published immediately. */
export const WriteAnnouncement = z.object({
  title: textField(ANNOUNCEMENT_TITLE_MAX),
  text: textField(LONG_TEXT_MAX),
  audience: WantedAudience,
  publishAt: z.nullable(Instant),
});
export type WriteAnnouncement = z.infer<typeof WriteAnnouncement>;

export const ANNOUNCEMENT_STATES = ['SCHEDULED', 'PUBLISHED', 'WITHDRAWN'] as const;
export const AnnouncementState = z.enum(ANNOUNCEMENT_STATES);
export type AnnouncementState = z.infer<typeof AnnouncementState>;

const Count = z.int().check(z.gte(0));

/** An announcement as the office lists it. */
export const OfficeAnnouncement = z.object({
  announcementId: Id,
  title: z.string(),
  text: z.string(),
  audience: Audience,
  /** For example `BIM for Architects, BIM_A-12`; null for the whole school. */
  cohortName: z.nullable(z.string()),
  groupTitle: z.nullable(z.string()),
  state: AnnouncementState,
  author: z.string(),
  publishAt: Instant,
  /** How many people it was sent to; null before it is published. */
  told: z.nullable(Count),
  /** How many have opened it, those who joined its audience after it was sent included. */
  readBy: Count,
});
export type OfficeAnnouncement = z.infer<typeof OfficeAnnouncement>;

export const ANNOUNCEMENT_SORTS = ['publishAt', 'title'] as const;
export type AnnouncementSort = (typeof ANNOUNCEMENT_SORTS)[number];

/** An announcement as its audience reads it. */
export const OwnAnnouncement = z.object({
  announcementId: Id,
  title: z.string(),
  text: z.string(),
  cohortName: z.nullable(z.string()),
  publishedAt: Instant,
  isRead: z.boolean(),
});
export type OwnAnnouncement = z.infer<typeof OwnAnnouncement>;

/** A person an announcement is for, and when they opened it. */
export const AnnouncementReader = z.object({
  userId: Id,
  name: z.string(),
  emailId: z.string(),
  readAt: z.nullable(Instant),
});
