import { Checkbox } from '@plinth/ui/Checkbox';
import { type ReactNode, useId } from 'react';
import * as css from './staff.css.ts';

type RoleBoxesProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; hint?: ReactNode }[];
  chosen: readonly Value[];
  error?: string | null;
  onChange: (chosen: Value[]) => void;
};

/** Roles to tick, each with what it permits. They are returned in the order of the options. */
export function RoleBoxes<Value extends string>({
  legend,
  options,
  chosen,
  error,
  onChange,
}: RoleBoxesProps<Value>) {
  const errorId = useId();
  const turn = (value: Value, isChosen: boolean) =>
    onChange(
      options.flatMap((one) =>
        (one.value === value ? isChosen : chosen.includes(one.value)) ? [one.value] : [],
      ),
    );
  return (
    <fieldset className={css.boxes} aria-describedby={error ? errorId : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {options.map(({ value, label, hint }, index) => (
        <Checkbox
          key={value}
          label={label}
          hint={hint}
          checked={chosen.includes(value)}
          aria-invalid={error && index === 0 ? true : undefined}
          onChange={({ target }) => turn(value, target.checked)}
        />
      ))}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={css.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
