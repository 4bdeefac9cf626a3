import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Table, type TableColumn } from './Table.tsx';

type Payment = { id: string; due: string; amount: string };
const columns: TableColumn<Payment>[] = [
  {
    id: 'due',
    header: 'Due',
    cell: (row) => row.due,
    orders: { ascending: 'Earliest first', descending: 'Latest first' },
  },
  { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end', figures: true },
];
const rows = [{ id: '1', due: '01 Dec 2026', amount: '₹24,000' }];

it('is a table with a name, headers and cells', () => {
  render(<Table caption="Instalments" columns={columns} rows={rows} rowKey={(row) => row.id} />);
  const table = screen.getByRole('table', { name: 'Instalments' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('cell', { name: '₹24,000' })).toBeVisible();
});

it('a sortable column announces its order and asks the caller to sort', async () => {
  const onSort = vi.fn();
  render(
    <Table
      caption="Instalments"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ column: 'due', direction: 'ascending' }}
      onSort={onSort}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Due' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('due');
});

it('a list offers both orders of every sortable column', async () => {
  const onSort = vi.fn();
  const table = (sort?: { column: string; direction: 'ascending' | 'descending' }) => (
    <Table
      caption="Instalments"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={onSort}
    />
  );
  const { rerender } = render(table({ column: 'due', direction: 'ascending' }));
  const list = screen.getByLabelText('Sorted by');
  expect(
    within(list)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Latest first', 'Earliest first']);
  expect(list).toHaveDisplayValue('Earliest first');
  await userEvent.selectOptions(list, 'Latest first');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('due', 'descending');
  rerender(table());
  expect(screen.getByLabelText('Sorted by')).toHaveDisplayValue('Default order');
});

it('a table wider than its container can be scrolled by keyboard and says so', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(640);
  const table = (
    <Table caption="Instalments" columns={columns} rows={rows} rowKey={(row) => row.id} empty="Nothing" />
  );
  const { unmount } = render(table);
  const box = screen.getByRole('group', { name: 'Instalments, scrolls sideways' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('table')).toBeVisible();
  unmount();
  width.mockReturnValue(0);
  render(table);
  expect(screen.queryByRole('group')).toBeNull();
  width.mockRestore();
});

it('a table that cannot be sorted has no list of orders', () => {
  render(<Table caption="Instalments" columns={columns} rows={rows} rowKey={(row) => row.id} />);
  expect(screen.queryByLabelText('Sorted by')).toBeNull();
});
