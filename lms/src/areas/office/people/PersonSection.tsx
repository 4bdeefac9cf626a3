import { Section } from '@plinth/ui/Section';
import { Table, type TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { useListSearch } from '../list/use-list-search.ts';
import * as css from './person.css.ts';
import { pageParam, useSectionPage } from './section-page.ts';

type PersonSectionProps<Data, Row> = {
  /** The name of the section in the page's address. */
  id: string;
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  rowsOf: (data: Data) => readonly Row[];
  /** The total number of rows, if the section has pages. */
  totalOf?: (data: Data) => number;
  /** A notice above the table, if any. */
  noticeOf?: (data: Data) => ReactNode;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The text shown if there are no rows. */
  empty: string;
};

/** One section of a person's page, loaded separately, with its own loading, empty and error states and pages. */
export function PersonSection<Data, Row>({
  id,
  title,
  query,
  rowsOf,
  totalOf,
  noticeOf,
  columns,
  rowKey,
  empty,
}: PersonSectionProps<Data, Row>) {
  const list = useListSearch();
  const page = useSectionPage(id) + 1;
  const turn = (next: number) => list.filter({ [pageParam(id)]: next > 1 ? String(next) : undefined });
  useLastPage(
    query,
    totalOf ? page : 1,
    (data) => ({ rows: rowsOf(data).length, total: totalOf?.(data) ?? 0 }),
    turn,
  );
  return (
    <Section className={css.section} title={title}>
      <LoadState query={query} loading={`${title}: loading`}>
        {(data) => (
          <>
            {noticeOf?.(data)}
            <Table
              caption={title}
              hideCaption
              rows={rowsOf(data)}
              rowKey={rowKey}
              columns={columns}
              empty={<Text secondary>{empty}</Text>}
            />
            <ListPagination label={`${title}: pages`} page={page} total={totalOf?.(data)} onPage={turn} />
          </>
        )}
      </LoadState>
    </Section>
  );
}
