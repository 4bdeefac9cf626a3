import type { EarningsSearch } from './earnings-search.ts';

/** Returns the query string for these values; defaults are omitted, so that each view has one address. */
export function earningsAddress(search: EarningsSearch): string {
  const { month, category, page, sortBy, sortDirection, transfers, transactionId, work } = search;
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null, usual: string | number | null) => {
    if (value !== null && value !== usual) query.set(name, String(value));
  };
  put('month', month, null);
  put('category', category, null);
  put('page', page, 1);
  put('sortBy', sortBy, 'date');
  put('sortDirection', sortDirection, 'DESC');
  put('transfers', transfers, 1);
  put('transaction', transactionId, null);
  put('work', work, 1);
  return `?${query}`;
}
