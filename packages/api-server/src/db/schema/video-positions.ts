import { pgTable, primaryKey, real, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { instant } from './columns.ts';
import { courseNodes } from './curriculum.ts';

/** How far a learner has watched a film, in seconds from its start. */
export const videoPositions = pgTable(
  'video_positions',
  {
    cohortId: uuid()
      .notNull()
      .references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    nodeId: uuid()
      .notNull()
      .references(() => courseNodes.nodeId, { onDelete: 'cascade' }),
    seconds: real().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId, t.nodeId] })],
);
