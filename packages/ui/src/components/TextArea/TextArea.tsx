import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { control } from '../../private/control.css.ts';
import { cx } from '../../private/cx.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

export type TextAreaProps = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'maxLength' | 'value' | 'defaultValue' | keyof FieldTexts
> &
  FieldTexts & {
    /** Characters (code points) that fit; 140 unless told. */
    max?: number | undefined;
    value?: string | undefined;
    defaultValue?: string | undefined;
  };

/** Who has thousands of letters is told how many are left only when the last tenth begins. */
const COUNTED_FROM_THE_START = 1000;

/**
 * A longer text with a counter. More than `max` may be typed, so that nothing pasted is lost:
 * the counter then turns red and the form refuses.
 */
export function TextArea({
  id,
  label,
  required,
  hint,
  error,
  hideLabel,
  max = 140,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(defaultValue);
  const left = max - [...(value ?? typed)].length;
  const isCounted = max <= COUNTED_FROM_THE_START || left < max / 10;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }

  return (
    <Field {...{ id, label, required, hint, error, hideLabel, left: isCounted ? left : undefined }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...rest}
          {...wiring}
          {...(value === undefined ? { defaultValue } : { value })}
          aria-invalid={wiring['aria-invalid'] ?? (left < 0 ? true : undefined)}
          onChange={change}
          className={cx(control, css.area)}
        />
      )}
    </Field>
  );
}
