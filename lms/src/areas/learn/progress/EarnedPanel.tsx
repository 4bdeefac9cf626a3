import { Annotation } from '@plinth/ui/Annotation';
import { Pagination } from '@plinth/ui/Pagination';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { EVENTS_A_PAGE, performanceEventsQuery } from '../../../data/progress.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as css from './progress.css.ts';

type EarnedPanelProps = {
  cohortId: string;
  page: number;
  onPage: (page: number, isReplacing?: boolean) => void;
};

/** What earned credits, newest first. */
export function EarnedPanel({ cohortId, page, onPage }: EarnedPanelProps) {
  const zone = ownZone();
  const events = usePagedQuery(performanceEventsQuery(cohortId, page - 1));
  useLastPage(
    events,
    page,
    ({ events: list, total }) => ({ rows: list.length, total, pageSize: EVENTS_A_PAGE }),
    onPage,
  );
  return (
    <QueryPanel
      title="Credits earned"
      query={events}
      note={events.data && <Annotation>{events.data.total} entries</Annotation>}
      skeleton={['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} shape="row" />)}
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
                  <Annotation dateTime={event.createdAt}>{dayText(event.createdAt, zone)}</Annotation>
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
  );
}
