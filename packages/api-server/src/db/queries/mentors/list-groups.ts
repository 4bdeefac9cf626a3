import { sql } from 'drizzle-orm';
import { nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { groups, groupsJson } from './groups-json.ts';

export const listGroups = statement({
  name: 'mentor-groups',
  params: { cohortId: uuid, guideId: nullable(uuid) },
  columns: { groups },
  sql: ({ cohortId, guideId }) => sql`select ${groupsJson(cohortId, guideId)} as groups`,
});
