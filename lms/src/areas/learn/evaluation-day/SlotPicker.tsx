import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { slotTime } from '@plinth/domain/dates/slot-time';
import type { Slot } from '@plinth/domain/evaluation-day/slot';
import { isBookable } from '@plinth/domain/evaluation-day/slot-status';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Text } from '@plinth/ui/Text';
import { dayText } from '../../../parts/day-text.ts';
import { ownTime, zonesText } from '../../../parts/evaluation/slot-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from './evaluation-day.css.ts';

type SlotPickerProps = {
  slots: readonly Slot[];
  ownSlotId: string | null;
  chosen: string | null;
  onChoose: (slotId: string) => void;
  isBooking: boolean;
  action: string;
  onBook: (slotId: string) => void;
};

/** Two guides may be free at the same time: the learner chooses a time, so one open slot represents it. */
function oneForEachTime(slots: readonly Slot[]): Slot[] {
  const byTime = new Map<string, Slot>();
  for (const slot of slots) {
    const known = byTime.get(slot.startDate);
    if (!known || (!isBookable(known) && isBookable(slot))) byTime.set(slot.startDate, slot);
  }
  return [...byTime.values()];
}

/** The slots of each day, in the school's time zone. */
function byDay(slots: readonly Slot[]): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = calendarDateIn(DEFAULT_TIMEZONE, slot.startDate);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

/** The times by school day, each with the learner's local time beside it; taken ones cannot be chosen. */
export function SlotPicker(props: SlotPickerProps) {
  const { slots, ownSlotId, chosen, onChoose, isBooking, action, onBook } = props;
  const zone = ownZone();
  const offered = oneForEachTime(slots.filter(({ slotId }) => slotId !== ownSlotId));
  const days = byDay(offered);
  if (!offered.some(isBookable))
    return (
      <EmptyState title="No times are free now" level={3}>
        <Text tone="soft">Your guides open more. This list checks every minute.</Text>
      </EmptyState>
    );
  return (
    <form
      className={css.days}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onBook(chosen);
      }}
    >
      <Text tone="soft">{zonesText(zone)}</Text>
      {[...days].map(([day, ofDay]) => (
        <RadioGroup
          key={day}
          name="slot"
          label={dayText(ofDay[0]?.startDate ?? day, DEFAULT_TIMEZONE)}
          layout="tiles"
          value={chosen}
          onChange={onChoose}
          options={ofDay.map((slot) => ({
            value: slot.slotId,
            label: slotTime(slot.startDate, DEFAULT_TIMEZONE),
            hint: isBookable(slot) ? ownTime(slot.startDate, zone) : 'Taken',
            disabled: !isBookable(slot) || isBooking,
          }))}
        />
      ))}
      <div className={css.action}>
        <Button type="submit" variant="primary" loading={isBooking} disabled={chosen === null}>
          {action}
        </Button>
      </div>
    </form>
  );
}
