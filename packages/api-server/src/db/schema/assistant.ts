import type { BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, primaryId } from './columns.ts';
import { mentorQueries } from './curriculum.ts';

/** Questions to the course assistant. Only the learner reads them until they are handed over with a query. */
export const assistantTurns = pgTable(
  'assistant_turns',
  {
    turnId: primaryId(),
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    /** Assigned by the app: the questions of one conversation. */
    conversationId: uuid().notNull(),
    /** Assigned by the app, so that a repeated question is asked once. */
    clientId: uuid().notNull(),
    question: text().notNull(),
    answer: jsonb().$type<BotAnswer>().notNull(),
    askedAt: createdAt(),
    /** The query it was handed over with. */
    queryId: uuid().references(() => mentorQueries.queryId, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('assistant_turns_once').on(t.userId, t.clientId),
    index('assistant_turns_talk').on(t.cohortId, t.userId, t.askedAt),
    index('assistant_turns_query').on(t.queryId),
  ],
);
