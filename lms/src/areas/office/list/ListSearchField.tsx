import { SearchField } from '../../../parts/queries/SearchField.tsx';
import type { ListState } from './use-list-search.ts';

/** The search field of a list; what is searched for is stored in the address. */
export const ListSearchField = ({ list, label }: { list: ListState; label: string }) => (
  <SearchField
    label={label}
    value={list.search.search ?? ''}
    onChange={(search) => list.filter({ search })}
  />
);
