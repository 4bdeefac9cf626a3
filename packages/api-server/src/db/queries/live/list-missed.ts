import { LIVE_TOPICS } from '@plinth/domain/live/live-event';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, integer, json, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const Missed = z.array(z.object({ topic: z.enum(LIVE_TOPICS), cohortId: z.nullable(z.string()) }));

/**
 * Lists what a person has missed since an event, or in the last minute. A transaction under way at that moment may have
 * committed later with a smaller number; none takes longer than the minute looked back over. Sending an event twice is
 * harmless.
 */
export const missedEvents = statement({
  params: {
    lastEventId: nullable(integer),
    userId: uuid,
    cohortIds: listOf(uuid),
    mentoredIds: listOf(uuid),
    staffTopics: listOf(text),
  },
  columns: { isKnown: flag, latestId: nullable(integer), missed: json(Missed) },
  sql: ({ lastEventId, userId, cohortIds, mentoredIds, staffTopics }) => sql`
    with since as (
      select (case when ${lastEventId} is null then clock_timestamp()
        else (select at from live_events where event_id = ${lastEventId}) end) - interval '1 minute' as at
    )
    select (select at is not null from since) as "isKnown", (select max(event_id) from live_events) as "latestId",
      coalesce((select json_agg(json_build_object('topic', topic, 'cohortId', cohort_id)) from (
        select distinct e.topic, e.cohort_id from since, live_events e
        where e.at >= since.at and (
          (e.audience = 'USER' and e.user_id = ${userId})
          or (e.audience = 'COHORT' and e.cohort_id = any(${cohortIds}))
          or (e.audience = 'MENTORS' and e.cohort_id = any(${mentoredIds}))
          or (e.audience = 'STAFF' and e.topic = any(${staffTopics})))
      ) m), '[]') as missed`,
});

/**
 * Lists what was sent to anyone after an event, each audience once, including the minute before it as above; everything
 * stored if none was received yet. Uses only numbers and times of the database, whose clock may differ from the
 * server's.
 */
export const eventsAfter = statement({
  params: { lastEventId: nullable(integer) },
  columns: {
    eventId: integer,
    topic: oneOf(LIVE_TOPICS),
    audience: oneOf(['USER', 'COHORT', 'MENTORS', 'STAFF']),
    userId: nullable(uuid),
    cohortId: nullable(uuid),
  },
  sql: ({ lastEventId }) => sql`
    select max(event_id) as "eventId", topic, audience, user_id as "userId", cohort_id as "cohortId" from live_events
    where event_id > coalesce(${lastEventId}, 0)
      or at >= (select at from live_events where event_id = ${lastEventId}) - interval '1 minute'
    group by topic, audience, user_id, cohort_id`,
});
