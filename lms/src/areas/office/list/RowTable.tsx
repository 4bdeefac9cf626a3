import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Pagination } from '@plinth/ui/Pagination';
import { Table, type TableColumn, type TableProps } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageOf } from '../../../parts/address-values.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import * as css from './list.css.ts';
import { nextSort, type Sort, sortText } from './sort-of.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { type ListSearch, useListSearch } from './use-list-search.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

type RowTableProps<Data extends { total: number }, Row> = Pick<
  TableProps<Row>,
  'caption' | 'columns' | 'rowKey'
> & {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch' | 'isPlaceholderData'>;
  rowsOf: (data: Data) => readonly Row[];
  /** The row count as text. */
  countText: (total: number) => string;
  /** Whether the address filters, in which case an empty list says that nothing matches, and the order it names. */
  filter: { isSet: (search: ListSearch) => boolean; sortOf?: (search: ListSearch) => Sort<string> };
  /** Makes the rows selectable; `nameOf` labels each checkbox. */
  choice?: { selection: Selection<Row>; nameOf: (row: Row) => string };
  /** All rows are loaded together, without pages. */
  isWhole?: boolean;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
};

/** The rows of a list in every state, with the count and the pages; arrow keys move between rows. */
export function RowTable<Data extends { total: number }, Row>({
  query,
  rowsOf,
  countText,
  filter,
  choice,
  isWhole = false,
  empty,
  caption,
  columns,
  ...table
}: RowTableProps<Data, Row>) {
  const list = useListSearch();
  const sort = filter.sortOf?.(list.search);
  const { data, error } = query;
  const shown = data ? rowsOf(data) : [];
  const rowOf = (key: string) => shown.find((row) => table.rowKey(row) === key);
  const keys = useRowKeys<HTMLDivElement>(
    choice && {
      turn: (key, isRange) => {
        const row = rowOf(key);
        if (row) choice.selection.turn(row, isRange);
      },
      add: (wanted) => choice.selection.add(wanted.flatMap((key) => rowOf(key) ?? [])),
    },
  );
  const page = isWhole ? 1 : pageOf(list.search.page);
  const isTurning = useLastPage(
    query,
    page,
    (loaded) => ({ rows: rowsOf(loaded).length, total: loaded.total }),
    list.turn,
  );
  return (
    <div ref={keys} className={css.part}>
      <div role="status">
        {data && (
          <Text as="span" secondary>
            {countText(data.total)}
          </Text>
        )}
      </div>
      {data && error && (
        <Banner
          tone="warning"
          live="status"
          title="This list may be out of date"
          action={
            <Button size="s" loading={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      <LoadState
        query={query}
        loading={`${caption}: loading`}
        skeleton={<TableSkeleton />}
        failed={`${caption}: not loaded`}
      >
        {(loaded) => {
          const rows = rowsOf(loaded);
          if (rows.length > 0)
            return (
              <div className={css.rows} aria-busy={query.isPlaceholderData || undefined}>
                <Table
                  caption={caption}
                  rows={rows}
                  columns={choice ? withBoxes(columns, choice) : columns}
                  sort={sort}
                  onSort={
                    sort &&
                    ((column, direction) =>
                      list.filter({ sort: sortText(nextSort(sort, column, direction)) }))
                  }
                  {...table}
                />
              </div>
            );
          if (isTurning) return <TableSkeleton />;
          return filter.isSet(list.search) ? (
            <EmptyState
              level={2}
              drawing="search"
              title="Nothing matches these filters"
              action={<Button onClick={list.clear}>Show everything</Button>}
            />
          ) : (
            empty
          );
        }}
      </LoadState>
      <Pagination
        label={`${caption}: pages`}
        page={page}
        pages={isWhole ? 1 : Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        onPage={list.turn}
      />
    </div>
  );
}

/** The columns with a checkbox before the first column's content. */
function withBoxes<Row>(
  [first, ...others]: readonly TableColumn<Row>[],
  { selection, nameOf }: NonNullable<RowTableProps<{ total: number }, Row>['choice']>,
): TableColumn<Row>[] {
  if (!first) return others;
  const cell = (row: Row) => (
    <span className={css.chosenCell}>
      <ChoiceBox
        name={nameOf(row)}
        isChosen={selection.has(row)}
        onTurn={(isRange) => selection.turn(row, isRange)}
      />
      {first.cell(row)}
    </span>
  );
  return [{ ...first, cell }, ...others];
}
