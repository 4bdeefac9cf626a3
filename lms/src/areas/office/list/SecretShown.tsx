import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { TextInput } from '@plinth/ui/TextInput';
import { copyText } from '../../../parts/copy-text.ts';
import * as css from './list.css.ts';

type SecretShownProps = {
  title: string;
  label: string;
  secret: string;
  /** What the secret is for. */
  children: string;
  onKept: () => void;
};

/** A secret that is shown only once. */
export function SecretShown({ title, label, secret, children, onKept }: SecretShownProps) {
  const copy = () =>
    copyText(
      secret,
      'Copied to your clipboard.',
      'Your browser did not copy it. Select it and copy it yourself.',
    );
  return (
    <section className={css.part} aria-label={title}>
      <Banner tone="warning" live="status" title={title}>
        {children}
      </Banner>
      <TextInput
        label={label}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className={css.actions}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="primary" onClick={onKept}>
          I have saved it
        </Button>
      </div>
    </section>
  );
}
