import { formatDay } from '@plinth/domain/dates/format-day';
import type { TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { turnaroundText } from '@plinth/domain/mentors/turnaround-text';
import { Annotation } from '@plinth/ui/Annotation';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { turnaroundQuery } from '../../../data/guide-performance.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { TrendChart } from '../../../parts/TrendChart/TrendChart.tsx';
import * as css from './my-performance.css.ts';

type Words = { title: string; from: string; done: (count: number) => string; empty: string };

const WORDS: Record<TurnaroundKind, Words> = {
  QUERY: {
    title: 'Answering queries',
    from: 'From the question to your first answer, on average.',
    done: (count) => `${count} ${count === 1 ? 'query' : 'queries'} in twelve weeks`,
    empty: 'You have answered no query in the last twelve weeks.',
  },
  TASK: {
    title: 'Reviewing tasks',
    from: 'From the hand-in to your verdict, on average.',
    done: (count) => `${count} ${count === 1 ? 'hand-in' : 'hand-ins'} in twelve weeks`,
    empty: 'You have reviewed no hand-in in the last twelve weeks.',
  },
};

/** The guide's turn-around time for one kind of work, and its development by week. */
export function TurnaroundPanel({ cohortId, kind }: { cohortId: string; kind: TurnaroundKind }) {
  const { title, from, done, empty } = WORDS[kind];
  const turnaround = useQuery(turnaroundQuery(cohortId, kind));
  return (
    <QueryPanel
      title={title}
      query={turnaround}
      skeleton={
        <>
          <Skeleton shape="heading" width="third" />
          <Skeleton shape="block" />
        </>
      }
    >
      {({ averageHours, trend, count }) =>
        count === 0 ? (
          <Text secondary>{empty}</Text>
        ) : (
          <>
            <p className={css.figure}>{turnaroundText(averageHours)}</p>
            <Text secondary>
              {from} {done(count)}.
            </Text>
            <Annotation as="p">Average hours by week</Annotation>
            <TrendChart
              caption={`${title}: average hours by week`}
              columns={['Week from', 'Average']}
              max={Math.max(...trend.map((week) => week.averageHours ?? 0))}
              points={trend.map((one, index) => ({
                key: one.week,
                tick: index % 2 === trend.length % 2 ? '' : formatDay(one.week, 'short'),
                label: formatDay(one.week, 'short'),
                value: one.averageHours,
                text: turnaroundText(one.averageHours),
              }))}
            />
          </>
        )
      }
    </QueryPanel>
  );
}
