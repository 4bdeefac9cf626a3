import { formatDay } from '@plinth/domain/dates/format-day';
import type { TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { turnaroundText } from '@plinth/domain/mentors/turnaround-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { turnaroundQuery } from '../../../data/guide-performance.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './dashboard.css.ts';
import { SmallTrend } from './SmallTrend.tsx';

const WORDS: Record<TurnaroundKind, { title: string; one: string; many: string; empty: string }> = {
  QUERY: {
    title: 'Time to answer a query',
    one: 'query answered',
    many: 'queries answered',
    empty: 'You have answered none in the last twelve weeks.',
  },
  TASK: {
    title: 'Time to review a hand-in',
    one: 'hand-in reviewed',
    many: 'hand-ins reviewed',
    empty: 'You have reviewed none in the last twelve weeks.',
  },
};

/** The guide's average response time over the last twelve weeks, with its development. */
export function TimesPanel({ cohortId, kind }: { cohortId: string; kind: TurnaroundKind }) {
  const turnaround = useQuery(turnaroundQuery(cohortId, kind));
  const { title, one, many, empty } = WORDS[kind];
  return (
    <QueryPanel
      title={title}
      query={turnaround}
      skeleton={
        <>
          <Skeleton shape="heading" width="third" />
          <Skeleton shape="row" />
        </>
      }
    >
      {({ averageHours, trend, count }) =>
        count === 0 ? (
          <Text secondary>{empty}</Text>
        ) : (
          <div className={css.time}>
            <span className={css.level}>{turnaroundText(averageHours)}</span>
            <Annotation>
              on average, {count} {count === 1 ? one : many}
            </Annotation>
            <SmallTrend
              label={`${title}, average of each week: ${trend
                .flatMap(({ week, averageHours: hours }) =>
                  hours === null ? [] : `from ${formatDay(week, 'weekday')} ${turnaroundText(hours)}`,
                )
                .join('; ')}`}
              values={trend.map(({ averageHours: hours }) => hours)}
              ends={['12 weeks ago', 'this week']}
            />
          </div>
        )
      }
    </QueryPanel>
  );
}
