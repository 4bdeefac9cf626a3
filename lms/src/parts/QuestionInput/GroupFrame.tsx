import { type ReactNode, useId } from 'react';
import * as css from './QuestionInput.css.ts';

type GroupFrameProps = {
  label: ReactNode;
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | null | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** A question with several controls: its text labels the group, its hint and error belong to the group. */
export function GroupFrame({
  label,
  required = false,
  hint,
  error,
  disabled = false,
  children,
}: GroupFrameProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={css.group} aria-describedby={describedBy || undefined} disabled={disabled}>
      <legend className={css.legend}>
        <span className={css.words}>{label}</span>
        {required && (
          <span className={css.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={css.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
