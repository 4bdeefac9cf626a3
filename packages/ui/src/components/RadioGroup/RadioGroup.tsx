import { type ReactNode, useId } from 'react';
import * as choice from '../../private/choice.css.ts';
import { cx } from '../../private/cx.ts';
import * as field from '../Field/Field.css.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioGroup.css.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = FieldTexts & {
  name: string;
  options: readonly RadioOption[];
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** `tiles` draws each answer as a box, for answers with hints. */
  layout?: keyof typeof css.options | undefined;
};

/** A field for one of several answers. */
export function RadioGroup({
  label,
  required = false,
  hint,
  error,
  hideLabel = false,
  name,
  options,
  value,
  defaultValue,
  onChange,
  disabled = false,
  layout = 'stack',
}: RadioGroupProps) {
  const id = useId();
  const describedBy = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  const marked = (
    <>
      {label}
      {required && (
        <span className={field.asterisk} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <fieldset className={css.group} aria-describedby={describedBy || undefined} disabled={disabled}>
      <legend className={cx(field.label, css.legend)}>
        {hideLabel ? <VisuallyHidden>{marked}</VisuallyHidden> : marked}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <div className={css.options[layout]}>
        {options.map((option) => (
          <label key={option.value} className={cx(choice.choice, layout === 'tiles' && css.tile)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              className={cx(choice.mark, css.round)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              <span className={choice.label}>{option.label}</span>
              {option.hint && <span className={choice.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={field.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
