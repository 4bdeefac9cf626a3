import { JOIN_MINUTES_BEFORE, mayJoin } from '@plinth/domain/calendar/may-join';
import { useEffect } from 'react';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

type Times = { startDate: string; endDate: string };

/**
 * Whether the room of a session is open, ahead or over, as the clock goes. The way in is handed out when it opens: while
 * it is open and the link has not come, it is asked for again.
 * @param ask reads the session anew
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
