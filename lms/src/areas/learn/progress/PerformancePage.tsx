import { creditHealthText } from '@plinth/domain/progress/credit-health';
import { Annotation } from '@plinth/ui/Annotation';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Pagination } from '@plinth/ui/Pagination';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EVENTS_A_PAGE, performanceEventsQuery, statisticsQuery } from '../../../data/progress.ts';
import { formatDay } from '../../../parts/format-day.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { stepKind } from '../../../parts/step-kind.ts';
import * as css from './progress.css.ts';

type PerformancePageProps = { cohortId: string; page: number; onPage: (page: number) => void };

/** What is done of each kind of work, and what earned credits. */
export function PerformancePage({ cohortId, page, onPage }: PerformancePageProps) {
  const zone = ownZone();
  const statistics = useQuery(statisticsQuery(cohortId));
  const events = useQuery({
    ...performanceEventsQuery(cohortId, page - 1),
    placeholderData: keepPreviousData,
  });
  const rows = ['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} shape="row" />);
  return (
    <div className={css.page}>
      <PageTitle page="Performance" cohortId={cohortId} />
      <Heading level={1} size="l">
        Performance
      </Heading>
      <QueryPanel
        title="By kind of work"
        query={statistics}
        note={statistics.data && <Annotation>{creditHealthText(statistics.data.creditHealth)}</Annotation>}
        skeleton={rows}
      >
        {({ statistics: kinds }) => {
          const list = Object.entries(kinds);
          return list.length === 0 ? (
            <Text tone="soft">Nothing is counted yet. Complete a lesson or a quiz and it shows here.</Text>
          ) : (
            <ul className={css.kinds}>
              {list.map(([type, kind]) => (
                <li key={type}>
                  <DimensionLine
                    label={stepKind(type)}
                    value={kind.completed}
                    max={kind.total}
                    text={`${kind.completed} of ${kind.total}, ${kind.credits} ${kind.credits === 1 ? 'credit' : 'credits'}`}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryPanel>
      <QueryPanel
        title="What earned credits"
        query={events}
        note={events.data && <Annotation>{events.data.total} entries</Annotation>}
        skeleton={rows}
      >
        {({ events: list, total }) =>
          total === 0 ? (
            <Text tone="soft">No credits yet. Lessons, quizzes and reviewed assignments earn them.</Text>
          ) : (
            <>
              <ol className={css.events} aria-busy={events.isPlaceholderData}>
                {list.map((event) => (
                  <li key={`${event.nodeId}-${event.createdAt}-${event.eventType}`} className={css.event}>
                    <Text as="span">{event.title}</Text>
                    <span className={css.figures}>
                      {event.credits > 0 ? `+${event.credits}` : event.credits}
                    </span>
                    <Annotation as="time" dateTime={event.createdAt}>
                      {formatDay(event.createdAt, zone)}
                    </Annotation>
                  </li>
                ))}
              </ol>
              <Pagination
                label="Pages of entries"
                page={page}
                pages={Math.ceil(total / EVENTS_A_PAGE)}
                onPage={onPage}
              />
            </>
          )
        }
      </QueryPanel>
    </div>
  );
}
