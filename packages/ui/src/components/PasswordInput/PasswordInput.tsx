import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useState } from 'react';
import { control } from '../../private/control.css.ts';
import { cx } from '../../private/cx.ts';
import { icon } from '../../private/icon.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './PasswordInput.css.ts';

export type PasswordInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | keyof FieldTexts
> &
  FieldTexts;

/** A password field, whose text can be revealed. Give `autoComplete` ('current-password' or 'new-password'). */
export function PasswordInput({ id, label, required, hint, error, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, required, hint, error, hideLabel }}>
      {(wiring) => (
        <div className={css.frame}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={cx(control, css.input)}
          />
          <span className={css.toggle}>
            <IconButton label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff {...icon} /> : <Eye {...icon} />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
