import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useRef, useState } from 'react';
import { control } from '../../private/control.css.ts';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import { useAfterPress } from '../../private/use-after-press.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as selectCss from '../Select/Select.css.ts';
import * as css from './PhoneInput.css.ts';

/** `dialCode` with its plus: `+91`. */
export type PhoneCountry = { code: string; name: string; dialCode: string };
export type PhoneValue = { country: string; number: string };

export type PhoneInputProps = FieldTexts & {
  id?: string | undefined;
  /** The name of the number's field in a native form; the country's is `{name}Country`. */
  name?: string | undefined;
  countries: readonly PhoneCountry[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  /** Returns what is wrong with the number, or null. Called on leaving the field; it may load its rules then. */
  validate?: ((value: PhoneValue) => string | null | Promise<string | null>) | undefined;
  disabled?: boolean | undefined;
};

/** A field for a country code and a number. */
export function PhoneInput({
  id,
  name,
  label,
  required,
  hint,
  error,
  hideLabel,
  countries,
  value,
  onChange,
  validate,
  disabled,
}: PhoneInputProps) {
  const [found, setFound] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const latest = useRef(value);
  latest.current = value;

  function change(next: PhoneValue) {
    latest.current = next;
    setFound(null);
    onChange(next);
  }

  async function check() {
    if (!validate || latest.current.number.trim() === '') return;
    const asked = latest.current;
    const wrong = await validate(asked);
    if (latest.current.number === asked.number && latest.current.country === asked.country) setFound(wrong);
  }

  return (
    <Field {...{ id, label, required, hint, hideLabel }} error={error ?? found}>
      {(wiring) => (
        <div className={css.row}>
          <div className={css.country}>
            <select
              aria-label="Country code"
              name={name && `${name}Country`}
              autoComplete="tel-country-code"
              disabled={disabled}
              value={value.country}
              className={cx(control, selectCss.select)}
              onChange={(event) => {
                change({ ...value, country: event.target.value });
                void check();
              }}
            >
              {countries.map((country) => (
                <option key={country.code} value={country.code}>
                  {country.code} {country.dialCode}
                </option>
              ))}
            </select>
            <ChevronsUpDown {...icon} size={16} className={selectCss.chevron} />
          </div>
          <input
            {...wiring}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            name={name}
            disabled={disabled}
            value={value.number}
            className={control}
            onBlur={() => afterPress(() => void check())}
            onChange={(event) => change({ ...value, number: event.target.value })}
          />
        </div>
      )}
    </Field>
  );
}
