import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { copyText } from '../copy-text.ts';
import { handOverFile } from '../hand-over-file.ts';
import * as css from './RecoveryCodes.css.ts';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const copy = () => copyText(text, 'Codes copied.', 'The browser could not copy the codes. Download them.');
  return (
    <div className={css.part}>
      <Banner tone="warning" live="status" title="Save your recovery codes">
        Each opens your account once when you have no phone at hand. They are shown only once.
      </Banner>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => handOverFile(new File([text], 'recovery-codes.txt', { type: 'text/plain' }))}>
          Download
        </Button>
        <Button variant="primary" onClick={onKept}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
