import { TextInput } from '@plinth/ui/TextInput';
import * as css from '../island.css.ts';
import { READER_FIELD_ID } from './use-reader-call.ts';

type Props = { emailId: string; onChange: (emailId: string) => void };

/** The address of whoever reads the report: a link that is passed on must not name whose it was. */
export function ReaderAddress({ emailId, onChange }: Props) {
  return (
    <div className={css.narrow}>
      <TextInput
        id={READER_FIELD_ID}
        label="Your email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="For an answer to what you ask for here. The report itself holds no address, so that you can pass it on."
        value={emailId}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
