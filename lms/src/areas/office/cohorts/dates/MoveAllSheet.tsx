import { CohortMove } from '@plinth/domain/cohorts/cohort-move';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moveDates, movePreviewQuery } from '../../../../data/office-moves.ts';
import { MoveSheet } from '../../../../parts/moves/MoveSheet.tsx';
import * as css from '../../../../parts/moves/moves.css.ts';

type MoveAllSheetProps = { cohortId: string; timeZone: string; onClose: () => void };

/** Moves every date of a cohort from a day onwards. */
export function MoveAllSheet({ cohortId, timeZone, onClose }: MoveAllSheetProps) {
  const [day, setDay] = useState(() => calendarDateIn(timeZone, new Date().toISOString()));
  const [days, setDays] = useState('');
  const judged = CohortMove.safeParse({ what: 'FROM_DAY', day, byDays: Number(days || 'none') });
  const move: CohortMove = judged.data ?? { what: 'FROM_DAY', day, byDays: 1 };
  const preview = useQuery({ ...movePreviewQuery(cohortId, move), enabled: judged.success });
  return (
    <MoveSheet
      title="Move everything from a day on"
      description="Sessions, openings, deadlines and milestones from that day on keep their time of day and their spacing. What is over stays."
      preview={judged.success ? preview : null}
      move={(stamp) => moveDates(cohortId, move, stamp)}
      onClose={onClose}
    >
      <div className={css.pair}>
        <TextInput
          label={`From (${zoneText(timeZone)})`}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextInput
          label="Number of days"
          hint="Negative: earlier"
          type="number"
          min={-365}
          max={365}
          value={days}
          error={days !== '' && !judged.success ? 'A whole number of days, not 0' : null}
          onChange={({ target }) => setDays(target.value)}
        />
      </div>
    </MoveSheet>
  );
}
