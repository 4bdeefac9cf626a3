import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { mapPath, pagePath } from '@plinth/domain/navigation/page-path';

/**
 * Returns the page that describes an event: its page of the curriculum; the evaluation day has one page for all of it.
 */
export function eventPath(cohortId: string, { nodeId, namespace }: CalendarEvent): string {
  const part = { cohortId, namespace, isPreview: false };
  return namespace === 'REVIEW_DAY' ? mapPath(part) : pagePath(part, nodeId, nodeId);
}
