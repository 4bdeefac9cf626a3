import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { textsOf } from '../../../shell/search-values.ts';

/** The query parameters of a list, as text. */
export type ListSearch = Readonly<Record<string, string>>;
type Change = Readonly<Record<string, string | undefined>>;

/**
 * The state of a list, stored in its address: filters and sort order by name, `page` from 1, and `open`, the opened
 * row. Filters replace the current address in the history; pages and rows can be navigated back from, except pages that
 * have become empty.
 */
export function useListSearch() {
  const search = textsOf(useSearch({ strict: false }));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (next: Change): string => {
    const query = new URLSearchParams(
      Object.entries({ ...search, ...next }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    );
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  };
  const go = (next: Change, replace: boolean) =>
    void navigate({ href: hrefOf(next), replace, resetScroll: false });
  return {
    search,
    /** A different list starts at its first page, with nothing opened. */
    filter: (next: Change) => go({ page: undefined, open: undefined, ...next }, true),
    clear: () => void navigate({ href: pathname, replace: true, resetScroll: false }),
    /** A row stays open if it was the last one of a page that is replaced. */
    turn: (page: number, isReplacing = false) =>
      go(
        { page: page > 1 ? String(page) : undefined, ...(isReplacing ? {} : { open: undefined }) },
        isReplacing,
      ),
    open: (row: string | undefined) => go({ open: row }, false),
    rowHref: (row: string) => hrefOf({ open: row }),
  };
}
