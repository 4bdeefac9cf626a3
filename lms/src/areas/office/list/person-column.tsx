import type { TableColumn } from '@plinth/ui/Table';
import { RowLink } from './RowLink.tsx';

type Named = { name: string | null; emailId: string | null };

/**
 * The first column of a list about people: a link that opens the row.
 * @param header what the people are, such as `Applicant`
 * @param noteOf a second line; the address, where the person has a name, if nothing else is given
 */
export const personColumn = <Row extends Named>(
  header: string,
  rowOf: (row: Row) => string,
  noteOf: (row: Row) => string | null = ({ name, emailId }) => name && emailId,
): TableColumn<Row> => ({
  id: 'name',
  header,
  orders: { ascending: `${header}, A to Z`, descending: `${header}, Z to A` },
  cell: (row) => (
    <RowLink row={rowOf(row)} note={noteOf(row)}>
      {row.name || row.emailId}
    </RowLink>
  ),
});
