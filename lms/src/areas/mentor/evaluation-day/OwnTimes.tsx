import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import { isBookable } from '@plinth/domain/evaluation-day/slot-status';
import { Annotation } from '@plinth/ui/Annotation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { guideDayQuery, roomQuery } from '../../../data/interviews.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';
import { CloseTime } from './CloseTime.tsx';
import * as css from './day.css.ts';
import { OpenTimes } from './OpenTimes.tsx';

type Deciding = { slotId: string; learner: string | undefined };

/** While a guide decides, the start of the time is not missed by much. */
const [EACH_SECOND, EACH_MINUTE] = [1_000, 60_000];

/**
 * A guide's future times, free or booked: what learners may book is listed here. One that begins while its guide
 * decides to close it stays until then.
 */
export function OwnTimes({ cohortId }: { cohortId: string }) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const now = useNow(deciding ? EACH_SECOND : EACH_MINUTE);
  const [isUnfolded, setUnfolded] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const decidedId = deciding?.slotId;
  useEffect(() => {
    if (decidedId === undefined) return;
    return () => {
      // Left: its button may have gone with the time.
      if (!part.current?.querySelector(`[data-slot="${decidedId}"] button`))
        part.current?.querySelector<HTMLElement>('summary:not([hidden]), button')?.focus();
    };
  }, [decidedId]);
  const zone = ownZone();
  const day = useQuery(guideDayQuery(cohortId));
  const room = useQuery(roomQuery(cohortId));
  const hasBegun = ({ startDate }: Slot) => Date.parse(startDate) <= Date.parse(now);
  const shown = (day.data?.evaluationDay.slots ?? []).filter(
    (slot) => !hasBegun(slot) || slot.slotId === deciding?.slotId,
  );
  const ahead = shown.filter((slot) => !hasBegun(slot));
  const hasNone = shown.length === 0;
  // Who opens the first times then sees them, and what opens times keeps its place and its dialog.
  if (hasNone && day.data && !isUnfolded) setUnfolded(true);
  // Until the interviews are known, a time that cannot be booked may be booked already or closed.
  const unbookable = room.data === undefined ? 'Not free' : 'Closed';
  const names = new Map((room.data?.interviews ?? []).map(({ slotId, firstName }) => [slotId, firstName]));
  const days = new Map<string, Slot[]>();
  for (const slot of shown) {
    const date = calendarDateIn(zone, slot.startDate);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return (
    <div ref={part}>
      <details
        className={hasNone ? undefined : css.times}
        open={hasNone || isUnfolded}
        onToggle={(event) => !hasNone && setUnfolded(event.currentTarget.open)}
      >
        <summary className={hasNone ? undefined : css.summary} hidden={hasNone}>
          <span>Your upcoming times</span>
          <Annotation>
            {ahead.filter(isBookable).length} of {ahead.length} free
          </Annotation>
        </summary>
        <div className={hasNone ? undefined : css.timesAction}>
          <OpenTimes cohortId={cohortId} />
        </div>
        <div className={hasNone ? undefined : css.timeDays}>
          {[...days].map(([date, slots]) => (
            <div key={date} className={css.timeDay}>
              <Annotation as="p">{dayText(slots[0]?.startDate ?? date, zone)}</Annotation>
              <ul className={css.timeList}>
                {slots.map((slot) => (
                  <li key={slot.slotId} className={css.timeOne} data-slot={slot.slotId}>
                    <span className={css.time}>{slotTime(slot.startDate, zone)}</span>
                    <span>{names.get(slot.slotId) ?? (isBookable(slot) ? 'Free' : unbookable)}</span>
                    <CloseTime
                      cohortId={cohortId}
                      slotId={slot.slotId}
                      startDate={slot.startDate}
                      learner={names.get(slot.slotId)}
                      isFree={isBookable(slot)}
                      hasBegun={hasBegun(slot)}
                      opened={deciding?.slotId === slot.slotId ? deciding : null}
                      onOpenChange={(open) =>
                        setDeciding(open ? { slotId: slot.slotId, learner: names.get(slot.slotId) } : null)
                      }
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
