import type { SortDirection } from '@plinth/ui/Table';

/** One order of a list, as the table shows it. */
export type Sort<Column extends string> = { column: Column; direction: SortDirection };

/** The order that an address names, such as `name` or `-lastUsedAt`; else the one given. */
export function sortOf<Column extends string>(
  text: string | undefined,
  columns: readonly Column[],
  usual: Sort<Column>,
): Sort<Column> {
  const column = columns.find((one) => one === text?.replace(/^-/, ''));
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : usual;
}

/** An order as the address names it. */
export const sortText = ({ column, direction }: Sort<string>): string =>
  direction === 'descending' ? `-${column}` : column;

/** The order after the head of a column was chosen, or one of its orders by name. */
export function nextSort(sort: Sort<string>, column: string, direction?: SortDirection): Sort<string> {
  const turned = sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return { column, direction: direction ?? turned };
}
