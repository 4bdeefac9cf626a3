import type { QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';
import { Select } from '@plinth/ui/Select';
import type { ReactNode } from 'react';
import type { QueryFilters as Filters } from '../../data/mentor-queries.ts';
import { optionsOf } from '../options-of.ts';
import { PART_TEXTS } from './query-texts.ts';
import { SearchField } from './SearchField.tsx';

/** The choice; an absent field is unchanged, null clears it. */
type Choice = { search?: string | null; part?: QueryNamespace | null; sorting?: Filters['sorting'] };

type QueryFiltersProps = {
  className: string;
  filters: Pick<Filters, 'search' | 'namespace' | 'sorting'>;
  onChoose: (choice: Choice) => void;
  /** More fields, before the sort order. */
  children?: ReactNode;
};

/** The fields that filter and sort a list of queries: text, part of the course, age. */
export const QueryFilters = ({ className, filters, onChoose, children }: QueryFiltersProps) => (
  <div className={className}>
    <SearchField
      label="Search in titles and questions"
      value={filters.search}
      onChange={(text) => onChoose({ search: text || null })}
    />
    <Select
      label="About"
      value={filters.namespace ?? ''}
      options={[{ value: '', label: 'Every part' }, ...optionsOf(PART_TEXTS)]}
      onChange={({ target: { value } }) =>
        onChoose({ part: value === '' ? null : (value as QueryNamespace) })
      }
    />
    {children}
    <Select
      label="Order"
      value={filters.sorting}
      options={[
        { value: 'DESC', label: 'Newest first' },
        { value: 'ASC', label: 'Oldest first' },
      ]}
      onChange={({ target: { value } }) => onChoose({ sorting: value === 'ASC' ? 'ASC' : 'DESC' })}
    />
  </div>
);
