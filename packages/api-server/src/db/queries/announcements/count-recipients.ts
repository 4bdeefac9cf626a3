import { sql } from 'drizzle-orm';
import { recipientsOf } from './recipients-of.ts';

/** The number of recipients of an announcement, by the alias of its row; null before it is published. */
export const countRecipients = (announcement: string) =>
  sql<number | null>`case when ${sql.raw(announcement)}.published_at is not null
    then (select count(*)::int from (${recipientsOf(announcement)}) recipient) end`.as('recipients');
