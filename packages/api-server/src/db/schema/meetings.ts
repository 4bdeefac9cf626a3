import type { MeetingProvider } from '@plinth/domain/sessions/meeting-provider';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';
import { liveSessions } from './curriculum.ts';

/** The room of a live session at a meeting provider. */
export const meetings = pgTable(
  'meetings',
  {
    meetingId: primaryId(),
    liveSessionId: deletedWith(() => liveSessions.liveSessionId),
    provider: text().$type<MeetingProvider>().notNull(),
    /** The provider's id for it; null until it is created there. */
    providerRef: text(),
    /** The times as last sent to the provider. */
    toldStart: instant(),
    toldEnd: instant(),
    /** The lease of the process that creates or changes it at the provider; after this, another attempt may start. */
    leasedUntil: instant(),
    /** What the provider failed to do at the last attempt, in our words; null without a fault. */
    fault: text(),
    faultSince: instant(),
    failures: integer().notNull().default(0),
    nextTryAt: instant(),
    attendanceTakenAt: instant(),
    recordingAskedAt: instant(),
    recordingTakenAt: instant(),
    /** A recording that its provider stores for only a day, for staff to fetch. */
    fleetingRecording: text(),
    fleetingUntil: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('meetings_session').on(t.liveSessionId, t.provider),
    uniqueIndex('meetings_ref').on(t.provider, t.providerRef).where(sql`provider_ref is not null`),
  ],
);

/** People admitted where the provider identifies each guest: the provider's id for them, and their personal link. */
export const meetingGuests = pgTable(
  'meeting_guests',
  {
    meetingId: deletedWith(() => meetings.meetingId),
    userId: deletedWith(() => users.userId),
    guestRef: text().notNull(),
    joinUrl: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId] }),
    uniqueIndex('meeting_guests_ref').on(t.meetingId, t.guestRef),
    index('meeting_guests_user').on(t.userId),
  ],
);

/** The stays of people in a room, as reported by the provider; the same stay reported again is the same row. */
export const meetingStays = pgTable(
  'meeting_stays',
  {
    meetingId: deletedWith(() => meetings.meetingId),
    userId: deletedWith(() => users.userId),
    joinedAt: instant().notNull(),
    leftAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.meetingId, t.userId, t.joinedAt] }),
    index('meeting_stays_user').on(t.userId),
  ],
);
