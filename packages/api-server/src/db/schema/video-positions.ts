import { pgTable, primaryKey, real } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { deletedWith, instant } from './columns.ts';
import { courseNodes } from './curriculum.ts';

/** How far a learner has watched a film, in seconds from its start. */
export const videoPositions = pgTable(
  'video_positions',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    nodeId: deletedWith(() => courseNodes.nodeId),
    seconds: real().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId, t.nodeId] })],
);
