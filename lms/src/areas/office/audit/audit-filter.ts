import { AUDIT_SOURCES } from '@plinth/domain/audit-entries/audit-entry';
import { IsoDate } from '@plinth/domain/fields/iso-date';
import { oneOf } from '../../../parts/address-values.ts';
import { idOf } from '../list/id-of.ts';
import { listFilter } from '../list/list-filter.ts';

/** The entries that an address names. */
export const auditFilter = listFilter(['source', 'person', 'from', 'to'], ({ source, person, from, to }) => ({
  personId: idOf(person),
  source: oneOf(AUDIT_SOURCES, source),
  fromDay: IsoDate.safeParse(from).data,
  toDay: IsoDate.safeParse(to).data,
}));
