import { type SQL, sql } from 'drizzle-orm';

/** The prospects to whom any of these addresses, given as an array, belongs, as an array. */
export const prospectsAt = (addresses: SQL): SQL => sql`array(
  select prospect_id from prospect_contacts where kind = 'EMAIL' and contact = any(${addresses}))`;
