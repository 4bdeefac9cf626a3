import { zoneText } from '@plinth/domain/dates/zone-text';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from './moves.css.ts';
import type { useNewTime } from './use-new-time.ts';

type NewTimeFieldsProps = { timeZone: string; typed: ReturnType<typeof useNewTime> };

/** The new day and time, in the cohort's zone. */
export const NewTimeFields = ({ timeZone, typed: { day, time, setDay, setTime } }: NewTimeFieldsProps) => (
  <div className={css.pair}>
    <TextInput label="New day" type="date" value={day} onChange={({ target: { value } }) => setDay(value)} />
    <TextInput
      label={`At (${zoneText(timeZone)})`}
      type="time"
      value={time}
      onChange={({ target: { value } }) => setTime(value)}
    />
  </div>
);
