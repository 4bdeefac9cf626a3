import { TextInput } from '@plinth/ui/TextInput';
import { useEffect, useRef, useState } from 'react';

/** The pause in typing before a search starts. */
const REST_MS = 350;

type SearchFieldProps = { label: string; value: string; onChange: (text: string) => void };

/** A search field that searches after a pause in typing, and immediately on Enter; the address takes precedence. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === told.current) return;
    const timer = setTimeout(() => {
      // Enter was faster.
      if (text === told.current) return;
      told.current = text;
      tell.current(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: React and jsdom do not know the search element yet
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        told.current = typed.trim();
        onChange(told.current);
      }}
    >
      <TextInput
        label={label}
        type="search"
        maxLength={140}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
