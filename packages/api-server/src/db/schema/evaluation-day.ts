import type { InterviewStatus, SlotStatus } from '@plinth/domain/evaluation-day/slot-status';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { instant, primaryId } from './columns.ts';

/** A time at which a guide can interview one learner of the cohort. */
export const evaluationSlots = pgTable(
  'evaluation_slots',
  {
    slotId: primaryId(),
    cohortId: uuid()
      .notNull()
      .references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    mentorId: uuid()
      .notNull()
      .references(() => users.userId),
    startDate: instant().notNull(),
    status: text().$type<SlotStatus>().notNull().default('ACTIVE'),
  },
  (t) => [uniqueIndex('evaluation_slots_once').on(t.cohortId, t.mentorId, t.startDate)],
);

/** The interview of a learner on the evaluation day: one for each learner, one for each slot. */
export const interviews = pgTable(
  'interviews',
  {
    cohortId: uuid()
      .notNull()
      .references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    slotId: uuid().references(() => evaluationSlots.slotId),
    mentorId: uuid().references(() => users.userId),
    slotStatus: text().$type<InterviewStatus>().notNull().default('SLOT_NOT_BOOKED'),
    feedbackStatus: text().$type<InterviewStatus>().notNull().default('FEEDBACK_PENDING'),
  },
  (t) => [
    primaryKey({ columns: [t.cohortId, t.userId] }),
    uniqueIndex('interviews_slot').on(t.slotId),
    index('interviews_mentor').on(t.cohortId, t.mentorId),
  ],
);
