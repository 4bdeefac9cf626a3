import { mayAskMore } from '@plinth/domain/course-applications/application-question';
import { BOARD_ROWS_MAX, type BoardColumn } from '@plinth/domain/course-applications/office-application';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { boardQuery } from '../../../data/office-applications.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { applicationFilter } from './application-filter.ts';
import { APPLICATION_STAMPS, applicationsText, QUESTION_TEXTS } from './application-texts.ts';
import * as own from './applications.css.ts';

/** The applications by status, side by side, or stacked on a phone; arrow keys move between them. */
export function Board() {
  const list = useListSearch();
  const filter = applicationFilter.filterOf(list.search);
  const board = usePagedQuery(boardQuery(filter));
  const keys = useRowKeys<HTMLDivElement>();
  const total = board.data?.columns.reduce((sum, column) => sum + column.total, 0);
  return (
    <div ref={keys} className={own.section}>
      <div role="status">
        {total !== undefined && (
          <Text as="span" secondary>
            {applicationsText(total)}
          </Text>
        )}
      </div>
      <LoadState query={board} what="The board" skeleton={<TableSkeleton />}>
        {({ columns }) =>
          total === 0 ? (
            filter.search || filter.productId ? (
              <EmptyState
                level={2}
                drawing="search"
                title="Nothing matches these filters"
                action={
                  <Button onClick={() => list.filter({ search: '', product: '' })}>Show everything</Button>
                }
              />
            ) : (
              <EmptyState level={2} title="Nobody has applied yet" />
            )
          ) : (
            <div className={own.board} aria-busy={board.isPlaceholderData || undefined}>
              {columns.map((column) => (
                <Column key={column.status} column={column} />
              ))}
            </div>
          )
        }
      </LoadState>
    </div>
  );
}

function Column({ column: { status, total, applications } }: { column: BoardColumn }) {
  const list = useListSearch();
  const { text } = APPLICATION_STAMPS[status];
  return (
    <section className={own.column} aria-label={text}>
      <Heading level={2} size="s">
        {text} <span className={own.figure}>{total}</span>
      </Heading>
      {applications.length === 0 && <Text secondary>Nobody</Text>}
      <ul className={own.cards}>
        {applications.map(
          ({ applicationId, name, emailId, courseTitle, createdAt, acceptUntil, question }) => (
            <li key={applicationId} className={own.card}>
              <RowLink row={applicationId}>{name || emailId}</RowLink>
              <Text as="span" size="s">
                {courseTitle}
              </Text>
              <Annotation>{`sent ${shortTime(createdAt)}`}</Annotation>
              {acceptUntil && <Annotation>{`open until ${shortTime(acceptUntil)}`}</Annotation>}
              {question && mayAskMore(status) && (
                <Annotation tone="signal">{QUESTION_TEXTS[question]}</Annotation>
              )}
            </li>
          ),
        )}
      </ul>
      {total > BOARD_ROWS_MAX && (
        <div>
          <Button size="s" onClick={() => list.filter({ status, view: '' })}>
            {`All ${total} in the list`}
          </Button>
        </div>
      )}
    </section>
  );
}
