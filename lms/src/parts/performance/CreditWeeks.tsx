import { formatDay } from '@plinth/domain/dates/format-day';
import type { Performance } from '@plinth/domain/progress/performance';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import { creditsText } from './credits-text.ts';
import * as css from './performance.css.ts';

/** The credits of the last twelve weeks. */
export function CreditWeeks({ weeks }: { weeks: Performance['weeks'] }) {
  const max = Math.max(...weeks.map(({ credits }) => credits));
  return (
    <section className={css.trend}>
      <Heading level={3}>Credits by week</Heading>
      {max <= 0 ? (
        <Text secondary>No credits in the last twelve weeks.</Text>
      ) : (
        <TrendChart
          caption="Credits earned in each of the last twelve weeks"
          columns={['Week from', 'Credits']}
          max={max}
          points={weeks.map(({ weekStart, credits }, index) => ({
            key: weekStart,
            tick: index % 2 === weeks.length % 2 ? '' : formatDay(weekStart, 'short'),
            label: formatDay(weekStart, 'short'),
            value: credits,
            text: creditsText(credits),
          }))}
        />
      )}
    </section>
  );
}
