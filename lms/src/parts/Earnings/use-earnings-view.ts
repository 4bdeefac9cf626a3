import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { earningsAddress } from './earnings-address.ts';
import { type EarningsSearch, readEarningsSearch } from './earnings-search.ts';

export type EarningsView = {
  search: EarningsSearch;
  /** Returns the address of the same view with a change. */
  hrefOf: (change: Partial<EarningsSearch>) => string;
  /** Navigates there without scrolling the page, and without a step in the history if replacing. */
  go: (change: Partial<EarningsSearch>, isReplacing?: boolean) => void;
  /** The click handler for a link to such an address: follows it without scrolling the page. */
  stay: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The earnings view read from the address, and the navigation between views. */
export function useEarningsView(): EarningsView {
  const search = readEarningsSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (change: Partial<EarningsSearch>) =>
    `${pathname}${earningsAddress({ ...search, ...change })}`;
  return {
    search,
    hrefOf,
    go: (change, isReplacing = false) =>
      void navigate({ href: hrefOf(change), replace: isReplacing, resetScroll: false }),
    stay: (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { pathname: path, search: query } = event.currentTarget;
      void navigate({ href: path + query, resetScroll: false });
    },
  };
}
