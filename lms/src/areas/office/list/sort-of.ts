import type { SortDirection } from '@plinth/ui/Table';

/** A sort order of a list, as the table shows it. */
export type Sort<Column extends string> = { column: Column; direction: SortDirection };

/** The order named in an address, such as `name` or `-lastUsedAt`; otherwise the default given. */
export function sortOf<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
  usual: Sort<Column>,
): Sort<Column> {
  const column = columns.find((one) => one === text?.replace(/^-/, ''));
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : usual;
}

/** An order as written in the address. */
export const sortText = ({ column, direction }: Sort<string>): string =>
  direction === 'descending' ? `-${column}` : column;

/** The order after a column head, or one of its named orders, was chosen. */
export function nextSort(sort: Sort<string>, column: string, direction?: SortDirection): Sort<string> {
  const turned = sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return { column, direction: direction ?? turned };
}
