import { Button } from '@plinth/ui/Button';
import { Chip } from '@plinth/ui/Chip';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import * as css from '../placement.css.ts';

type ChoiceFieldProps = {
  label: string;
  /** The predefined choices; names typed by the user follow them. */
  choices: readonly string[];
  chosen: readonly string[];
  /** The label of a name to add, such as `Another place`. */
  another: string;
  error: string | null;
  onChange: (names: readonly string[]) => void;
};

/** A choice of several out of many, plus names typed by the user. */
export function ChoiceField({ label, choices, chosen, another, error, onChange }: ChoiceFieldProps) {
  const [typed, setTyped] = useState('');
  const own = chosen.filter((name) => !choices.includes(name));
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  const add = () => {
    const name = typed.trim().replaceAll(/\s+/g, ' ');
    if (name === '') return;
    const known = [...choices, ...own].find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;
    if (!chosen.includes(known)) onChange([...chosen, known]);
    setTyped('');
  };
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>
        {label}
        <span className={css.asterisk} aria-hidden="true">
          *
        </span>
      </legend>
      <div className={css.chips}>
        {[...choices, ...own].map((name) => (
          <Chip key={name} pressed={chosen.includes(name)} onClick={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className={css.adding}>
        <div className={css.addField}>
          <TextInput
            label={another}
            autoComplete="off"
            maxLength={80}
            error={error}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the name instead of submitting the form.
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button onClick={add}>Add</Button>
      </div>
    </fieldset>
  );
}
