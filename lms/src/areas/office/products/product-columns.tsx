import type { OfficeProduct } from '@plinth/domain/catalog/office-product';
import { schoolDay } from '@plinth/domain/dates/school-day';
import type { TableColumn } from '@plinth/ui/Table';
import { StampChip } from '../../../parts/StampChip.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { PRODUCT_STAMPS, pricesText } from './product-texts.ts';

/** The columns of the products. */
export const productColumns: readonly TableColumn<OfficeProduct>[] = [
  {
    id: 'title',
    header: 'Title',
    orders: { ascending: 'Title, A to Z', descending: 'Title, Z to A' },
    cell: ({ courseTitle, productId }) => <RowLink row={productId}>{courseTitle}</RowLink>,
  },
  {
    id: 'code',
    header: 'Code',
    orders: { ascending: 'Code, A to Z', descending: 'Code, Z to A' },
    cell: ({ productId, isShipped }) => <TwoLines note={isShipped ? 'shipped' : 'own'}>{productId}</TwoLines>,
  },
  { id: 'price', header: 'Price', figures: 'end', cell: ({ prices }) => pricesText(prices) },
  { id: 'state', header: 'State', cell: ({ state }) => <StampChip stamp={PRODUCT_STAMPS[state]} /> },
  {
    id: 'nextStart',
    header: 'Next start',
    orders: { ascending: 'Next start, soonest first', descending: 'Next start, latest first' },
    figures: 'end',
    cell: ({ nextCohort }) =>
      nextCohort ? <time dateTime={nextCohort.startsAt}>{schoolDay(nextCohort.startsAt)}</time> : '–',
  },
  {
    id: 'orders',
    header: 'Orders',
    orders: { ascending: 'Orders, fewest first', descending: 'Orders, most first' },
    figures: 'end',
    cell: ({ orders }) => String(orders),
  },
];
