import { displayDate } from '@plinth/domain/dates/display-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import type { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { Text } from '@plinth/ui/Text';
import { Timeline } from '@plinth/ui/Timeline';
import { ownTimes } from '../../../parts/own-times.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';

type Details = Pick<PlacementDetails, 'placementFormDate' | 'placementStartDate' | 'placedAt'>;

/**
 * The placement dates in order: days of the school's calendar, and the time the placement was noted in the learner's
 * own zone, named.
 */
export function Dates({ details }: { details: Details }) {
  const now = useNow();
  const zone = ownZone();
  const events = [
    { id: 'form', date: details.placementFormDate, title: 'The form closes' },
    { id: 'start', date: details.placementStartDate, title: 'Openings are shown' },
    {
      id: 'placed',
      date: details.placedAt ?? null,
      title: 'Your placement is noted',
      detail: details.placedAt && slotTime(details.placedAt, zone),
    },
  ]
    .flatMap(({ date, ...event }) => (date === null ? [] : [{ ...event, date }]))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  if (events.length === 0)
    return <Text tone="soft">The dates of your cohort appear here once they are set.</Text>;
  return (
    <>
      <Timeline
        label="Dates of the placement"
        events={events.map((event) => ({
          ...event,
          dateText: event.detail ? displayDate(event.date, zone) : schoolDay(event.date),
          state: event.date <= now ? ('past' as const) : ('future' as const),
        }))}
      />
      {details.placedAt && <Text secondary>{ownTimes()}</Text>}
    </>
  );
}
