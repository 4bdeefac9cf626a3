import { DISCREPANCY_KINDS } from '@plinth/domain/payments/discrepancy';
import { oneOf } from '../../../parts/address-values.ts';
import { listFilter } from '../list/list-filter.ts';

/** The findings that an address names. */
export const findingFilter = listFilter(['kind'], ({ kind }) => ({ kind: oneOf(DISCREPANCY_KINDS, kind) }));
