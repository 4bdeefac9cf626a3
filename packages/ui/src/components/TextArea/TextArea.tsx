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
    /** The maximum number of characters (code points); 140 by default. */
    max?: number | undefined;
    value?: string | undefined;
    defaultValue?: string | undefined;
  };

/** Up to this limit the remaining characters are shown from the start; above it only within the last tenth. */
const COUNTED_FROM_THE_START = 1000;

/**
 * A field for longer text, with a counter. More than `max` may be typed, so that nothing pasted is lost: the counter
 * then turns red and the form refuses to submit.
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
