import { cleanLine } from '@plinth/domain/fields/clean-line';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';

type TypedNameProps = {
  /** The text to type: the name of the thing or the address of the person affected. */
  name: string;
  /** Reports after each keystroke whether the name matches. */
  onChange: (isTyped: boolean) => void;
};

/** Compares ignoring spacing and case, since phones capitalise. */
const isSameName = (typed: string, name: string) =>
  cleanLine(typed).toLocaleLowerCase('en') === cleanLine(name).toLocaleLowerCase('en');

/** Requires typing a name before something irreversible (OFFICE-10). It is never saved in a draft. */
export function TypedName({ name, onChange }: TypedNameProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      label={`Type ${name} to confirm`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(isSameName(target.value, name));
      }}
    />
  );
}
