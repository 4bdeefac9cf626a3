import { sql } from 'drizzle-orm';

/** Since when an unanswered query `q` waits: one that was answered before, only since the last message in it. */
export const QUERY_WAITS_SINCE = sql`(case when q.answered_at is null then q.created_at else q.last_activity_at end)`;
