import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as choice from '../../private/choice.css.ts';
import { cx } from '../../private/cx.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './Checkbox.css.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
};

/** A yes-or-no field; with `required` the answer must be yes. */
export function Checkbox({ label, hint, error, required, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div>
      <label className={choice.choice}>
        <input
          {...rest}
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={cx(choice.mark, css.tick)}
        />
        <span>
          <span className={choice.label}>
            {label}
            {required && (
              <span className={field.asterisk} aria-hidden="true">
                *
              </span>
            )}
          </span>
          {hint && (
            <span id={`${id}-hint`} className={choice.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={cx(field.error, css.error)}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
