import { sql } from 'drizzle-orm';

/**
 * Whether the lesson `n` of a session `s` was part of the course until its end; if somebody came all the same, it was
 * held.
 */
export const WAS_TAUGHT = sql`(n.retired_at is null or s.end_date < n.retired_at or exists (select from session_attendance a
  where a.live_session_id = s.live_session_id and a.attended))`;
