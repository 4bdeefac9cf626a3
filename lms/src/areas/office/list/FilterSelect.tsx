import { Select, type SelectOption } from '@plinth/ui/Select';
import type { ListState } from './use-list-search.ts';

type FilterSelectProps = {
  list: ListState;
  /** The name of its address parameter. */
  name: string;
  label: string;
  /** The label of the choice that filters nothing, such as `Every role`. */
  all: string;
  options: readonly SelectOption[];
};

/** A single-choice filter of a list, stored in the address. */
export const FilterSelect = ({ list, name, label, all, options }: FilterSelectProps) => (
  <Select
    label={label}
    value={options.find(({ value }) => value === list.search[name])?.value ?? ''}
    options={[{ value: '', label: all }, ...options]}
    onChange={({ target: { value } }) => list.filter({ [name]: value })}
  />
);
