import { cleanLine } from '@plinth/domain/fields/clean-line';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';

type TypedNameProps = {
  /** What has to be typed: the name of what it is done to, or the address of whom. */
  name: string;
  /** Tells with each letter whether it stands there. */
  onChange: (isTyped: boolean) => void;
};

/** The same words, however they are spaced and whatever a phone has made a capital. */
const isSameName = (typed: string, name: string) =>
  cleanLine(typed).toLocaleLowerCase('en') === cleanLine(name).toLocaleLowerCase('en');

/** Asks for a name before something is done that cannot be undone (OFFICE-10). No draft keeps it: it is typed each time. */
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
