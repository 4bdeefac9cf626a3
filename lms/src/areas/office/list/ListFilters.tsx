import type { ReactNode } from 'react';
import { SearchField } from '../../../parts/queries/SearchField.tsx';
import * as css from './list.css.ts';
import { useListSearch } from './use-list-search.ts';

type ListFiltersProps = {
  /** The label of the search field. */
  search: string;
  children?: ReactNode;
};

/** The search field of a list and the filters beside it, all stored in the address. */
export function ListFilters({ search: label, children }: ListFiltersProps) {
  const { search, filter } = useListSearch();
  return (
    <div className={css.filters}>
      <SearchField label={label} value={search.search ?? ''} onChange={(text) => filter({ search: text })} />
      {children}
    </div>
  );
}
