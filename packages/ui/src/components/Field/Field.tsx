import { type ReactNode, useId } from 'react';
import { cx } from '../../private/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** What every field takes, whatever control it holds. */
export type FieldTexts = {
  label: ReactNode;
  /** Shows the red asterisk and marks the control required. */
  required?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | null | undefined;
  /** The label is said but not drawn, where the place already tells what is asked. */
  hideLabel?: boolean | undefined;
};

export type FieldProps = FieldTexts & {
  id?: string | undefined;
  /** How many characters are left; drawn red when negative. */
  left?: number | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, and what is to be said about it. */
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
