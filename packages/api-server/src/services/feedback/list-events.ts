import type { OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { asc, desc } from 'drizzle-orm';
import { feedbackEvents } from '../../db/schema/feedback.ts';
import type { Deps } from '../../deps.ts';
import { findFeedback } from '../office-feedback/list-feedback.ts';

const LISTED = 100;

/** Lists the forms that are or were asked, the newest first, with how many people answered and how many postponed. */
export async function listEvents({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<(OfficeFeedback & { isOpen: boolean })[]> {
  const found = await findFeedback(db, now(), undefined, {
    orderBy: [desc(feedbackEvents.startsAt), asc(feedbackEvents.eventId)],
    limit: LISTED,
    offset: 0,
  });
  return found.map((event) => ({ ...event, isOpen: event.state !== 'CLOSED' }));
}
