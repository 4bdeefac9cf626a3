import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { liveSessions } from './curriculum.ts';

/** The room of a live session at a meeting provider. */
export const meetings = pgTable(
  'meetings',
  {
    meetingId: primaryId(),
    liveSessionId: uuid()
      .notNull()
      .references(() => liveSessions.liveSessionId, { onDelete: 'cascade' }),
    provider: text().$type<MeetingProvider>().notNull(),
    /** What the provider calls it; null while it is not made there. */
    providerRef: text(),
    /** The times that the provider was told. */
    toldStart: instant(),
    toldEnd: instant(),
    /** Who makes or changes it at the provider now; then another try may begin. */
    leasedUntil: instant(),
    /** What the provider could not do at the last try, in our words; null while all is well. */
    fault: text(),
    faultSince: instant(),
    failures: integer().notNull().default(0),
    nextTryAt: instant(),
    attendanceTakenAt: instant(),
    recordingAskedAt: instant(),
    recordingTakenAt: instant(),
    /** A recording that its provider keeps for a day only, for staff to fetch. */
    fleetingRecording: text(),
    fleetingUntil: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('meetings_session').on(t.liveSessionId, t.provider),
    uniqueIndex('meetings_ref').on(t.provider, t.providerRef).where(sql`provider_ref is not null`),
  ],
);

/** Who was let in where the provider knows each guest by name: what it calls them, and their own link. */
export const meetingGuests = pgTable(
  'meeting_guests',
  {
    meetingId: uuid()
      .notNull()
      .references(() => meetings.meetingId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    guestRef: text().notNull(),
    joinUrl: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId] }),
    uniqueIndex('meeting_guests_ref').on(t.meetingId, t.guestRef),
    index('meeting_guests_user').on(t.userId),
  ],
);

/** The stays of people in a room, as the provider told them; the same stay told again is the same row. */
export const meetingStays = pgTable(
  'meeting_stays',
  {
    meetingId: uuid()
      .notNull()
      .references(() => meetings.meetingId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
    leftAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId, t.joinedAt] }),
    index('meeting_stays_user').on(t.userId),
  ],
);
