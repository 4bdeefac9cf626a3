import { Select, type SelectOption } from '@plinth/ui/Select';
import { useListSearch } from './use-list-search.ts';

type FilterSelectProps = {
  /** The name of its address parameter. */
  name: string;
  label: string;
  /** The label of the choice that filters nothing, such as `Every role`. */
  all: string;
  options: readonly SelectOption[];
};

/** A single-choice filter of a list, stored in the address. */
export function FilterSelect({ name, label, all, options }: FilterSelectProps) {
  const { search, filter } = useListSearch();
  return (
    <Select
      label={label}
      value={options.find(({ value }) => value === search[name])?.value ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={({ target: { value } }) => filter({ [name]: value })}
    />
  );
}
