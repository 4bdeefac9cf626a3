import type { Performance } from '@plinth/domain/progress/performance';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { performanceQuery } from '../../../data/progress.ts';
import { formatDay } from '../../../parts/format-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { session } from '../../../stores/session.ts';
import * as css from './progress.css.ts';
import { TrendChart } from './TrendChart.tsx';

const shortDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const creditsText = (credits: number) => `${credits} ${credits === 1 ? 'credit' : 'credits'}`;

/** Attendance, averages and the two trends: credits by week, results by quiz. */
export function TrendsPanel({ cohortId }: { cohortId: string }) {
  const { userId } = useSnapshot(session);
  const query = performanceQuery(cohortId, userId ?? '');
  const performance = useQuery(userId ? query : { ...query, queryFn: skipToken });
  return (
    <QueryPanel
      title="How it goes"
      query={performance}
      note={performance.data && <Annotation>{creditsText(performance.data.credits)}</Annotation>}
      skeleton={
        <>
          <Skeleton shape="row" />
          <Skeleton shape="block" />
        </>
      }
    >
      {(data) => (
        <>
          <Sums {...data} />
          <Credits weeks={data.weeks} />
          <Quizzes results={data.quizResults} />
        </>
      )}
    </QueryPanel>
  );
}

function Sums({ attendance, quizzes, assignments }: Performance) {
  const average = (value: number | null) => (value === null ? '' : `, ${Math.round(value)} % on average`);
  return (
    <div className={css.kinds}>
      {attendance.total > 0 && (
        <DimensionLine
          label="Live sessions attended"
          value={attendance.attended}
          max={attendance.total}
          text={`${attendance.attended} of ${attendance.total}`}
        />
      )}
      {quizzes.total > 0 && (
        <DimensionLine
          label="Quizzes completed"
          value={quizzes.completed}
          max={quizzes.total}
          text={`${quizzes.completed} of ${quizzes.total}${average(quizzes.averagePercentage)}`}
        />
      )}
      {assignments.total > 0 && (
        <DimensionLine
          label="Work handed in"
          value={assignments.handedIn}
          max={assignments.total}
          text={`${assignments.handedIn} of ${assignments.total}, ${assignments.reviewed} reviewed`}
        />
      )}
    </div>
  );
}

function Credits({ weeks }: { weeks: Performance['weeks'] }) {
  const max = Math.max(...weeks.map(({ credits }) => credits));
  return (
    <section className={css.trend}>
      <Heading level={3} size="s">
        Credits by week
      </Heading>
      {max <= 0 ? (
        <Text size="s" tone="soft">
          No credits in the last twelve weeks.
        </Text>
      ) : (
        <TrendChart
          caption="Credits earned in each of the last twelve weeks"
          columns={['Week from', 'Credits']}
          max={max}
          points={weeks.map(({ weekStart, credits }, index) => ({
            key: weekStart,
            tick: index % 2 === weeks.length % 2 ? '' : shortDay(weekStart),
            label: shortDay(weekStart),
            value: credits,
            text: creditsText(credits),
          }))}
        />
      )}
    </section>
  );
}

function Quizzes({ results }: { results: Performance['quizResults'] }) {
  const zone = ownZone();
  return (
    <section className={css.trend}>
      <Heading level={3} size="s">
        Quiz results in per cent
      </Heading>
      {results.length === 0 ? (
        <Text size="s" tone="soft">
          No graded quiz is completed yet. Your best result of each appears here.
        </Text>
      ) : (
        <TrendChart
          caption="Best result of each quiz, the one completed last at the end"
          columns={['Quiz', 'Result']}
          max={100}
          points={results.map(({ nodeId, title, percentage, completedAt }) => ({
            key: nodeId,
            tick: results.length <= 8 ? formatDay(completedAt, zone).slice(4) : '',
            label: `${title}, ${formatDay(completedAt, zone)}`,
            value: percentage,
            text: `${percentage} %`,
          }))}
        />
      )}
    </section>
  );
}
