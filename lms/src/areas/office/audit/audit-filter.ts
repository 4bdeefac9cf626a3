import { AUDIT_SOURCES } from '@plinth/domain/audit-entries/audit-entry';
import { Id } from '@plinth/domain/fields/id';
import type { AuditFilter } from '../../../data/audit-entries.ts';
import { given, oneOf, pageOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const AUDIT_FILTERS = ['search', 'source', 'person', 'from', 'to'] as const;

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;

/** Reads the filter that an address names; unknown values are left out. */
export const auditFilterOf = ({ search, source, person, from, to }: ListSearch): AuditFilter => ({
  search: searchTextOf({ search }),
  ...(person && Id.safeParse(person).success ? { personId: person } : {}),
  ...given({ source: oneOf(AUDIT_SOURCES, source), fromDay: dayOf(from), toDay: dayOf(to) }),
});

/** Does the same, with the page. */
export const auditPageOf = (search: ListSearch) => ({
  ...auditFilterOf(search),
  pageNo: pageOf(search.page) - 1,
});
