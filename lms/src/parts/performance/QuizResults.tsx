import { formatInstant } from '@plinth/domain/dates/format-day';
import type { Performance } from '@plinth/domain/progress/performance';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { dayText } from '../day-text.ts';
import { ownZone } from '../own-zone.ts';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import * as css from './performance.css.ts';

type QuizResultsProps = {
  results: Performance['quizResults'];
  /** Shown before any quiz was completed. */
  empty?: string;
};

const EMPTY = 'No graded quiz is completed yet. Your best result of each appears here.';

/** The best results of the quizzes completed most recently. */
export function QuizResults({ results, empty = EMPTY }: QuizResultsProps) {
  const zone = ownZone();
  return (
    <section className={css.trend}>
      <Heading level={3}>Quiz results in per cent</Heading>
      {results.length === 0 ? (
        <Text secondary>{empty}</Text>
      ) : (
        <TrendChart
          caption="Best result of each quiz, the one completed last at the end"
          columns={['Quiz', 'Result']}
          max={100}
          points={results.map(({ nodeId, title, percentage, completedAt }) => ({
            key: nodeId,
            tick: results.length <= 8 ? formatInstant(completedAt, zone, 'short') : '',
            label: `${title}, ${dayText(completedAt, zone)}`,
            value: percentage,
            text: `${percentage} %`,
          }))}
        />
      )}
    </section>
  );
}
