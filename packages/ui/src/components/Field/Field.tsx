import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

/** The attributes that link the control inside a field to its label, hint and error. */
export type FieldControl = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The properties that every field accepts, whatever its control. */
export type FieldTexts = {
  label: ReactNode;
  /** Shows the red asterisk and marks the control required. */
  required?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | null | undefined;
  /** The label is read out but not drawn, if the context already makes clear what is wanted. */
  hideLabel?: boolean | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  /** How many characters are left; drawn in red when negative. */
  left?: number | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, and the messages about it. */
export function Field({
  id,
  label,
  required = false,
  hint,
  error,
  hideLabel = false,
  left,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const counterId = `${controlId}-left`;
  const describedBy = cx(hint ? hintId : null, error ? errorId : null, left !== undefined && counterId);
  const marked = (
    <>
      {label}
      {required && (
        <span className={css.asterisk} aria-hidden="true">
          *
        </span>
      )}
    </>
  );

  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={controlId} className={css.label}>
          {hideLabel ? <VisuallyHidden>{marked}</VisuallyHidden> : marked}
        </label>
        {left !== undefined && (
          <span
            id={counterId}
            className={cx(css.counter, left < 0 && css.over)}
            data-negative={left < 0 || undefined}
          >
            {left < 0 ? `−${-left}` : left}
            <VisuallyHidden>{left < 0 ? ' characters too many' : ' characters left'}</VisuallyHidden>
          </span>
        )}
      </div>
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={css.said}>
        {error && (
          <p id={errorId} className={css.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
