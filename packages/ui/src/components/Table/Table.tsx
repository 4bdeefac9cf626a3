import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';

export type SortDirection = 'ascending' | 'descending';

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts end in line. */
  align?: keyof typeof css.align | undefined;
  /** Dates, amounts, ids: set in monospace. */
  figures?: boolean | undefined;
  sortable?: boolean | undefined;
};

export type TableProps<Row> = {
  caption: string;
  /** The caption is said but not drawn, under a heading that says the same. */
  hideCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: { column: string; direction: SortDirection } | undefined;
  onSort?: ((column: string) => void) | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
};

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** Rows of figures, dense and in line; on a phone every row is a small list. */
export function Table<Row>({
  caption,
  hideCaption = true,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead className={css.head}>
          <tr>
            {columns.map((column) => {
              const direction = sort?.column === column.id ? sort.direction : undefined;
              const Arrow = direction ? arrows[direction] : ChevronsUpDown;
              return (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={column.sortable ? (direction ?? 'none') : undefined}
                  className={cx(css.header, css.align[column.align ?? 'start'])}
                >
                  {column.sortable && onSort ? (
                    <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
                      {column.header}
                      <Arrow {...icon} size={13} />
                    </button>
                  ) : (
                    column.header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.header}
                  className={cx(css.cell, css.align[column.align ?? 'start'], column.figures && css.figures)}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
