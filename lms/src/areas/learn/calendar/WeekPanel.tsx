import { addDays } from '@plinth/domain/dates/add-days';
import { formatDay } from '@plinth/domain/dates/format-day';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { weekQuery } from '../../../data/calendar.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { calendarPath } from './calendar-path.ts';
import { WeekDays } from './WeekDays.tsx';
import { WeekTurn } from './WeekTurn.tsx';

/** A week from Monday to Sunday, with a separate address. */
export function WeekPanel({ cohortId, weekStart }: { cohortId: string; weekStart: string }) {
  const now = useNow();
  const navigate = useNavigate();
  const week = useQuery(weekQuery(cohortId, weekStart));
  return (
    <QueryPanel
      title={`${formatDay(weekStart)} to ${formatDay(addDays(weekStart, 6))}`}
      query={week}
      note={
        <WeekTurn
          weekStart={weekStart}
          onTurn={(to) => void navigate({ href: calendarPath(cohortId, { week: to }) })}
        />
      }
      skeleton={['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((day) => <Skeleton key={day} shape="row" />)}
    >
      {(found) => <WeekDays cohortId={cohortId} week={found} now={now} />}
    </QueryPanel>
  );
}
