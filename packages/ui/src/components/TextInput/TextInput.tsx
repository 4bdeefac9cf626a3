import type { ComponentPropsWithRef } from 'react';
import { control } from '../../private/control.css.ts';
import { cx } from '../../private/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as css from './TextInput.css.ts';

export type TextInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | keyof FieldTexts
> &
  FieldTexts & {
    /** The unit of the value, shown at its end. */
    unit?: string | undefined;
  };

export function TextInput({
  id,
  label,
  required,
  hint,
  error,
  hideLabel,
  unit,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ id, label, required, hint, error, hideLabel }}>
      {(wiring) => {
        const input = (
          <input {...rest} {...wiring} type={type} className={cx(control, unit && css.withUnit)} />
        );
        return unit ? (
          <div className={css.frame}>
            {input}
            <span className={css.unit}>{unit}</span>
          </div>
        ) : (
          input
        );
      }}
    </Field>
  );
}
