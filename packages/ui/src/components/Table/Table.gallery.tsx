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

export const states = {
  instalments: (
    <Table
      caption="Instalments"
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ column: 'due', direction: 'ascending' }}
      onSort={() => undefined}
      columns={[
        { id: 'part', header: 'Instalment', cell: (row) => row.part },
        { id: 'due', header: 'Due', cell: (row) => row.due, figures: true, sortable: true },
        {
          id: 'status',
          header: 'Status',
          cell: (row) => <StatusChip tone={row.tone}>{row.status}</StatusChip>,
        },
        { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end', figures: true },
      ]}
    />
  ),
};
