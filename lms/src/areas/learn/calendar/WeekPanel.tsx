import { addDays } from '@plinth/domain/dates/calendar-date';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { weekQuery } from '../../../data/calendar.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { calendarPath } from './calendar-path.ts';
import { WeekDays } from './WeekDays.tsx';
import { WeekTurn } from './WeekTurn.tsx';

const dayMonth = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));

/** A week from Monday to Sunday (CONST-36), with an address of its own. */
export function WeekPanel({ cohortId, weekStart }: { cohortId: string; weekStart: string }) {
  const now = useNow();
  const navigate = useNavigate();
  const week = useQuery(weekQuery(cohortId, weekStart));
  return (
    <QueryPanel
      title={`${dayMonth(weekStart)} to ${dayMonth(addDays(weekStart, 6))}`}
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
