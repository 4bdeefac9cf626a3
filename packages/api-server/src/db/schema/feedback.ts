import type { FeedbackCategory } from '@plinth/domain/feedback/feedback-category';
import type { FormDisplayPosition } from '@plinth/domain/feedback/form-display-position';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';
import { forms } from './forms.ts';

/** A question that the school asks on a page, of an audience in one cohort or, without one, in all of them. */
export const feedbackEvents = pgTable(
  'feedback_events',
  {
    eventId: primaryId(),
    formId: deletedWith(() => forms.formId),
    cohortId: uuid().references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    /** The last segment of the page's path, such as dashboard. */
    page: text().notNull(),
    audiences: text().array().$type<FeedbackAudience[]>().notNull(),
    category: text().$type<FeedbackCategory>().notNull(),
    isMandatory: boolean().notNull().default(false),
    formDisplayPosition: text().$type<FormDisplayPosition>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('feedback_events_page').on(t.page, t.startsAt)],
);

/** A person's response: one per event. A skipped one may still become an answer. */
export const feedbackResponses = pgTable(
  'feedback_responses',
  {
    eventId: deletedWith(() => feedbackEvents.eventId),
    userId: deletedWith(() => users.userId),
    /** Where it was asked. */
    cohortId: uuid().notNull(),
    isSkipped: boolean().notNull(),
    responses: jsonb().$type<ResponseEntry[]>().notNull(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.userId] })],
);
