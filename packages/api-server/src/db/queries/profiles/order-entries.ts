import { sql } from 'drizzle-orm';
import { listOf, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Orders the entries of a section as they are named. */
export const orderEntries = statement({
  params: { detailIds: listOf(uuid) },
  sql: ({ detailIds }) => sql`
    update profile_details d set place = o.place
    from unnest(${detailIds}) with ordinality as o(detail_id, place) where d.detail_id = o.detail_id`,
});
