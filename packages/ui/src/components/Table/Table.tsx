import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import { useOverflow } from '../../private/use-overflow.ts';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';

export type SortDirection = 'ascending' | 'descending';

const DIRECTIONS = ['descending', 'ascending'] as const;

export type TableColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts are aligned at the end. */
  align?: keyof typeof css.align | undefined;
  /** Dates, amounts, ids: set in monospace; `end` aligns them at the end, too. */
  figures?: boolean | 'end' | undefined;
  /** The names of its two sort orders in the phone's list, such as `Latest first`; without them it is not sortable. */
  orders?: Record<SortDirection, string> | undefined;
};

export type TableProps<Row> = {
  caption: string;
  /** The caption is read out but not drawn, under a heading with the same text. */
  hideCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: { column: string; direction: SortDirection } | undefined;
  /** Called when a column head or one of the orders was chosen. */
  onSort?: ((column: string, direction?: SortDirection) => void) | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
};

const alignOf = <Row,>({ align, figures }: TableColumn<Row>) =>
  align ?? (figures === 'end' ? 'end' : 'start');

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * Rows of figures, dense and aligned; on a phone every row is a small list, and a list of sort orders replaces the
 * heads.
 */
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
  const [box, overflows] = useOverflow();
  if (rows.length === 0 && empty) return empty;
  return (
    <div
      ref={box}
      className={css.scroll}
      // What scrolls must be reachable by keyboard, and say what it is.
      {...(overflows && { role: 'group', 'aria-label': `${caption}, scrolls sideways`, tabIndex: 0 })}
    >
      {onSort && (
        <div className={css.order}>
          <Select
            label="Sorted by"
            value={sort ? `${sort.direction} ${sort.column}` : ''}
            placeholder={sort ? undefined : 'Default order'}
            options={columns.flatMap(({ id, orders }) =>
              orders ? DIRECTIONS.map((one) => ({ value: `${one} ${id}`, label: orders[one] })) : [],
            )}
            onChange={({ target: { value } }) => {
              const direction = DIRECTIONS.find((one) => value.startsWith(`${one} `));
              if (direction) onSort(value.slice(direction.length + 1), direction);
            }}
          />
        </div>
      )}
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
                  aria-label={column.header}
                  aria-sort={column.orders ? (direction ?? 'none') : undefined}
                  className={cx(css.header, css.align[alignOf(column)])}
                >
                  {column.orders && onSort ? (
                    <>
                      <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
                        {column.header}
                        <Arrow {...icon} size={13} />
                      </button>
                      <span className={css.sortText}>{column.header}</span>
                    </>
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
                  className={cx(css.cell, css.align[alignOf(column)], column.figures && css.figures)}
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
