import { Select, type SelectOption } from '@plinth/ui/Select';
import type { ListState } from './use-list-search.ts';

type FilterSelectProps = {
  list: ListState;
  /** What it is called in the address. */
  name: string;
  label: string;
  /** What stands for no filter, such as `Every role`. */
  all: string;
  options: readonly SelectOption[];
};

/** A filter of a list with one choice, kept in the address. */
export const FilterSelect = ({ list, name, label, all, options }: FilterSelectProps) => (
  <Select
    label={label}
    value={options.find(({ value }) => value === list.search[name])?.value ?? ''}
    options={[{ value: '', label: all }, ...options]}
    onChange={({ target: { value } }) => list.filter({ [name]: value })}
  />
);
