import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Table } from './Table.tsx';

const rows = [
  { id: '1', part: 'First', due: '01 Dec 2026', amount: '₹24,000', tone: 'success', status: 'Paid' },
  {
    id: '2',
    part: 'Second',
    due: '01 Jan 2027',
    amount: '₹24,000',
    tone: 'warning',
    status: 'Due in 6 days',
  },
  { id: '3', part: 'Third', due: '01 Feb 2027', amount: '₹1,11,500', tone: 'neutral', status: 'Open' },
] as const;

type Row = (typeof rows)[number];

const columns = [
  { id: 'part', header: 'Instalment', cell: (row: Row) => row.part },
  {
    id: 'due',
    header: 'Due',
    cell: (row: Row) => row.due,
    figures: true,
    orders: { ascending: 'Earliest first', descending: 'Latest first' },
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row: Row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
  },
  { id: 'amount', header: 'Amount', cell: (row: Row) => row.amount, figures: 'end' },
] as const;

export const states = {
  instalments: (
    <Table
      caption="Instalments"
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ column: 'due', direction: 'ascending' }}
      onSort={() => undefined}
      columns={columns}
    />
  ),
  empty: (
    <Table
      caption="Instalments"
      rows={[]}
      rowKey={(row: Row) => row.id}
      columns={columns}
      empty="Nothing is due: the course is paid in full."
    />
  ),
};
