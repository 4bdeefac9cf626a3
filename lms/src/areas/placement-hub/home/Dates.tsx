import { displayDate } from '@plinth/domain/dates/display-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import type { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { Text } from '@plinth/ui/Text';
import { Timeline } from '@plinth/ui/Timeline';
import { ownZone } from '../../../parts/own-zone.ts';
import { useNow } from '../../../parts/use-now.ts';

type Details = Pick<PlacementDetails, 'placementFormDate' | 'placementStartDate' | 'placedAt'>;

/** The dates of the placement in order, in the learner's own zone, which is named. */
export function Dates({ details }: { details: Details }) {
  const now = useNow();
  const zone = ownZone();
  const events = [
    { id: 'form', date: details.placementFormDate, title: 'The form closes' },
    { id: 'start', date: details.placementStartDate, title: 'Openings are shown' },
    { id: 'placed', date: details.placedAt ?? null, title: 'Your placement is noted' },
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
          dateText: displayDate(event.date, zone),
          detail: slotTime(event.date, zone),
          state: event.date <= now ? ('past' as const) : ('future' as const),
        }))}
      />
      <Text size="s" tone="soft">
        Times in {zone}.
      </Text>
    </>
  );
}
