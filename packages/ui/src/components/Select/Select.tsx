import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ComponentPropsWithRef } from 'react';
import { control } from '../../private/control.css.ts';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as css from './Select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'size' | 'multiple' | 'children' | keyof FieldTexts
> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** The first, empty entry. */
    placeholder?: string | undefined;
  };

/** The browser's native list: it suits every phone and works before any script is loaded. */
export function Select({
  id,
  label,
  required,
  hint,
  error,
  hideLabel,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, required, hint, error, hideLabel }}>
      {(wiring) => (
        <div className={css.frame}>
          <select {...rest} {...wiring} className={cx(control, css.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronsUpDown {...icon} size={16} className={css.chevron} />
        </div>
      )}
    </Field>
  );
}
