import { type SQL, sql } from 'drizzle-orm';
import { audienceOfRow } from './audience-of.ts';

/**
 * The recipients of a published announcement, by the alias of its row, each once: its audience, those who were told,
 * and those who opened it, so that a state or a group that has changed since takes nobody out. A select of one column
 * `user_id`.
 */
export const recipientsOf = (announcement: string): SQL => {
  const a = sql.raw(announcement);
  // Notifications have the moment of the announcement, and an index by it, but none by their key alone.
  return sql`${audienceOfRow(announcement)}
  union select n.user_id from notifications n
  where n.at = ${a}.published_at and n.key = 'announcement:' || ${a}.announcement_id
  union select r.user_id from announcement_reads r where r.announcement_id = ${a}.announcement_id`;
};
