import { instantAt } from '@plinth/domain/dates/instant-at';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { INTERVIEW_MINUTES } from '@plinth/domain/evaluation-day/interview-status';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetInterviews, openTimes } from '../../../data/interviews.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from './day.css.ts';
import { firstOpening } from './first-opening.ts';

const MOST = 16;

/** Returns the starts of a number of consecutive interviews; none while an input is missing. */
function timesOf(zone: string, day: string, at: string, typed: string): string[] {
  const [hour = Number.NaN, minute = Number.NaN] = at.split(':').map(Number);
  const count = Number(typed);
  if (!isIsoDate(day) || !Number.isInteger(hour) || !Number.isInteger(minute)) return [];
  if (!Number.isInteger(count) || count < 1 || count > MOST) return [];
  const first = Date.parse(instantAt(zone, day, hour, minute));
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * INTERVIEW_MINUTES * 60_000).toISOString(),
  );
}

/** Opens times of a day at which learners may book an interview with the caller. */
export function OpenTimes({ cohortId }: { cohortId: string }) {
  const zone = ownZone();
  const [isOpen, setOpen] = useState(false);
  // Untouched fields follow the clock: the page may be open for a whole day.
  const [preset, setPreset] = useState(() => firstOpening(zone, new Date()));
  const [typed, setTyped] = useState<Partial<typeof preset>>({});
  const { day, at } = { ...preset, ...typed };
  const [count, setCount] = useState('4');
  const times = timesOf(zone, day, at, count);
  const send = useMutation({
    mutationFn: () => openTimes(cohortId, times),
    onSuccess: async ({ opened, already }) => {
      await forgetInterviews(cohortId);
      setOpen(false);
      setTyped({});
      void showToast(
        'success',
        `${opened === 1 ? '1 time is' : `${opened} times are`} open${already > 0 ? `, ${already} were already` : ''}.`,
      );
    },
  });
  // A refusal applies to the times that were sent.
  const type = (change: Partial<typeof preset>) => {
    send.reset();
    setTyped((before) => ({ ...before, ...change }));
  };
  return (
    <Dialog
      title="Open times for interviews"
      description={`An interview takes ${INTERVIEW_MINUTES} minutes. Learners of the cohort can book these times at once.`}
      open={isOpen}
      onOpenChange={(next) => {
        send.reset();
        setPreset(firstOpening(zone, new Date()));
        setOpen(next);
      }}
      trigger={<Button>Open times</Button>}
      footer={
        <Button
          variant="primary"
          disabled={times.length === 0}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {times.length === 1 ? 'Open 1 time' : `Open ${times.length} times`}
        </Button>
      }
    >
      <div className={css.fields}>
        <TextInput
          label="Day"
          type="date"
          value={day}
          onChange={({ target }) => type({ day: target.value })}
        />
        <TextInput
          label={`First at (${zoneText(zone)})`}
          type="time"
          value={at}
          onChange={({ target }) => type({ at: target.value })}
        />
        <TextInput
          label="How many in a row"
          type="number"
          min={1}
          max={MOST}
          value={count}
          error={
            count !== '' && times.length === 0 && isIsoDate(day)
              ? `A whole number from 1 to ${MOST}, and a time`
              : null
          }
          onChange={({ target }) => {
            send.reset();
            setCount(target.value);
          }}
        />
        {times.length > 0 && <Text secondary>{times.map((time) => slotTime(time, zone)).join(', ')}</Text>}
        <ErrorBanner error={send.error} />
      </div>
    </Dialog>
  );
}
