import { JOIN_MINUTES_BEFORE, mayJoin } from '@plinth/domain/calendar/may-join';
import { useEffect } from 'react';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

type Times = { startDate: string; endDate: string };

/**
 * Whether the room of a session is open, ahead or over, following the clock. The link is issued when it opens: while
 * the room is open without a link, it is requested again.
 * @param ask reloads the session
 */
export function useRoom(times: Times | null, hasLink: boolean, ask: () => void) {
  const now = useNow(15_000);
  const isOpen = times !== null && mayJoin(times, now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is what makes it ask again
  useEffect(() => {
    if (isOpen && !hasLink) ask();
  }, [isOpen, hasLink, now]);
  return {
    isOpen,
    isAhead: times !== null && !isOpen && Date.parse(now) < Date.parse(times.startDate),
    opensAt:
      times === null
        ? null
        : new Date(Date.parse(times.startDate) - JOIN_MINUTES_BEFORE * MINUTE_MS).toISOString(),
  };
}
