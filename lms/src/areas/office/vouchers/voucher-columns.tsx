import type { OfficeVoucher } from '@plinth/domain/orders/office-voucher';
import type { TableColumn } from '@plinth/ui/Table';
import { StampChip } from '../../../parts/StampChip.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { VOUCHER_KIND_TEXTS, VOUCHER_STAMPS, worthText } from './voucher-texts.ts';

/** The columns of the vouchers. */
export const voucherColumns: readonly TableColumn<OfficeVoucher>[] = [
  {
    id: 'code',
    header: 'Code',
    orders: { ascending: 'Code, A to Z', descending: 'Code, Z to A' },
    cell: ({ code, kind, ownerEmailId }) => (
      <RowLink row={code} note={ownerEmailId ?? VOUCHER_KIND_TEXTS[kind]}>
        {code}
      </RowLink>
    ),
  },
  {
    id: 'worth',
    header: 'Takes off',
    cell: (voucher) => <TwoLines note={voucher.productId ?? 'every course'}>{worthText(voucher)}</TwoLines>,
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StampChip stamp={VOUCHER_STAMPS[state]} /> },
  {
    id: 'uses',
    header: 'Used',
    orders: { ascending: 'Used, least first', descending: 'Used, most first' },
    figures: 'end',
    cell: ({ uses, maxUses }) => `${uses} of ${maxUses}`,
  },
  {
    id: 'expiresAt',
    header: 'Until',
    orders: { ascending: 'Until, soonest first', descending: 'Until, latest first' },
    figures: 'end',
    cell: ({ expiresAt }) =>
      expiresAt === null ? '–' : <time dateTime={expiresAt}>{shortTime(expiresAt)}</time>,
  },
  timeColumn('createdAt', 'Created', {
    ascending: 'Created, oldest first',
    descending: 'Created, latest first',
  }),
];
