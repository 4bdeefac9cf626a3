import type { ChecklistItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, oneFor, primaryId, refersTo } from './columns.ts';
import { courses, liveSessions } from './curriculum.ts';
import { feedbackEvents } from './feedback.ts';
import { documents } from './operations.ts';

/** A lead mentor's tip for the learners of a session. */
export const sessionTips = pgTable(
  'session_tips',
  {
    tipId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    liveSessionId: deletedWith(() => liveSessions.liveSessionId),
    authorId: refersTo(() => users.userId),
    /** Assigned by the author's app, so that sending twice writes once. */
    clientId: uuid(),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('session_tips_session').on(t.liveSessionId, t.createdAt),
    index('session_tips_author').on(t.cohortId, t.authorId, t.createdAt),
    uniqueIndex('session_tips_client').on(t.authorId, t.clientId),
  ],
);

/** The files of a tip in the order they were chosen. */
export const sessionTipFiles = pgTable(
  'session_tip_files',
  {
    tipId: deletedWith(() => sessionTips.tipId),
    documentId: deletedWith(() => documents.documentId),
    rank: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tipId, t.documentId] }),
    index('session_tip_files_document').on(t.documentId),
  ],
);

/** A course's own checklist; without a row its sessions have the school's. */
export const courseChecklists = pgTable('course_checklists', {
  courseId: oneFor(() => courses.courseId),
  items: jsonb().$type<ChecklistItem[]>().notNull(),
  updatedAt: instant().notNull(),
});

/** The checklist items done for a session. */
export const sessionChecks = pgTable(
  'session_checks',
  {
    liveSessionId: deletedWith(() => liveSessions.liveSessionId),
    itemId: text().notNull(),
    doneById: refersTo(() => users.userId),
    doneAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.liveSessionId, t.itemId] })],
);

/** Which session a feedback form asks about: its stars are the rating of the session. */
export const sessionFeedback = pgTable(
  'session_feedback',
  {
    eventId: oneFor(() => feedbackEvents.eventId),
    liveSessionId: deletedWith(() => liveSessions.liveSessionId),
  },
  (t) => [index('session_feedback_session').on(t.liveSessionId)],
);
