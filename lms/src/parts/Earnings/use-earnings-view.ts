import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { earningsAddress } from './earnings-address.ts';
import { type EarningsSearch, readEarningsSearch } from './earnings-search.ts';

export type EarningsView = {
  search: EarningsSearch;
  /** The address of the same view with a change. */
  hrefOf: (change: Partial<EarningsSearch>) => string;
  /** Goes there without moving the page. */
  go: (change: Partial<EarningsSearch>) => void;
  /** For a link to such an address: it is followed without moving the page. */
  stay: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** What the address says of the earnings, and the ways from one view to the next. */
export function useEarningsView(): EarningsView {
  const search = readEarningsSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (change: Partial<EarningsSearch>) =>
    `${pathname}${earningsAddress({ ...search, ...change })}`;
  return {
    search,
    hrefOf,
    go: (change) => void navigate({ href: hrefOf(change), resetScroll: false }),
    stay: (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname: path, search: query } = event.currentTarget;
      void navigate({ href: path + query, resetScroll: false });
    },
  };
}
