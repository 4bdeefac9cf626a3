import type { TableColumn } from '@plinth/ui/Table';
import { shortTime } from './short-time.ts';

/** A column of instants, by which the list can be sorted; `id` is the field, which holds one in UTC. */
export const timeColumn = <Field extends string>(
  id: Field,
  header: string,
  orders: TableColumn<unknown>['orders'] = { ascending: 'Oldest first', descending: 'Latest first' },
): TableColumn<Record<Field, string>> => ({
  id,
  header,
  orders,
  figures: 'end',
  cell: ({ [id]: instant }) => <time dateTime={instant}>{shortTime(instant)}</time>,
});
