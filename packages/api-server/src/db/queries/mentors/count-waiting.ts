import { sql } from 'drizzle-orm';
import { flag, integer, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { groups, groupsJson } from './groups-json.ts';
import { openQueriesOf, tasksToAssessOf } from './waiting-for.ts';

/** Counts what waits for a guide in a cohort, who may lead it too, and finds the guide's groups there. */
export const countWaiting = statement({
  name: 'mentor-dashboard',
  params: { cohortId: uuid, guideId: uuid, isLead: flag },
  columns: { openQueries: integer, tasksToAssess: integer, groups },
  sql: ({ cohortId, guideId, isLead }) => sql`select ${openQueriesOf(cohortId, guideId)} as "openQueries",
    ${tasksToAssessOf(cohortId, guideId, isLead)} as "tasksToAssess", ${groupsJson(cohortId, guideId)} as groups`,
});
