import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../island.css.ts';
import type { Reader } from './use-reader.ts';

type Props = { reader: Reader; onChange: (emailId: string) => void };

/** The reader's address: a link that is passed on must not reveal whose it was. */
export function ReaderAddress({ reader, onChange }: Props) {
  return (
    <div className={css.narrow}>
      <TextInput
        id={reader.fieldId}
        label="Your email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="So that we can answer what you ask for here. The report itself holds no address, so you can pass it on."
        error={reader.error}
        value={reader.emailId}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
