import { EARNING_STATES, OFFICE_EARNING_SORTS } from '@plinth/domain/earnings/office-earning';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The earnings that an address names. */
export const earningFilter = sortedListFilter({
  names: ['month', 'state'],
  read: ({ month, state }) => ({
    month: IsoMonth.safeParse(month).data,
    state: oneOf(EARNING_STATES, state),
  }),
  columns: OFFICE_EARNING_SORTS,
  usual: { column: 'month', direction: 'descending' },
});

/** Returns a row of the list as the address names it, such as `2026-10 …id…`. */
export const rowOfEarning = ({ month, userId }: { month: string; userId: string }): string =>
  `${month} ${userId}`;

/** Reads the month and person that an address has opened; null if invalid. */
export function earningOfRow(row: string | undefined): { month: string; userId: string } | null {
  const [month = '', userId = ''] = row?.split(' ') ?? [];
  return IsoMonth.safeParse(month).success && userId !== '' ? { month, userId } : null;
}
