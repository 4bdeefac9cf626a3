import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { textsOf } from '../../../shell/search-values.ts';

/** What stands behind the question mark of a list, as text. */
export type ListSearch = Readonly<Record<string, string>>;
type Change = Readonly<Record<string, string | undefined>>;

/**
 * The state of a list, kept in its address: filters and sorting by their names, `page` from 1, and `open`, the row that
 * is looked at. Filters take the place of the address before them; pages and rows can be gone back from.
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
    /** Another list begins at its first page, with nothing opened. */
    filter: (next: Change) => go({ page: undefined, open: undefined, ...next }, true),
    clear: () => void navigate({ href: pathname, replace: true, resetScroll: false }),
    turn: (page: number) => go({ page: page > 1 ? String(page) : undefined, open: undefined }, false),
    open: (row: string | undefined) => go({ open: row }, false),
    rowHref: (row: string) => hrefOf({ open: row }),
  };
}

export type ListState = ReturnType<typeof useListSearch>;
