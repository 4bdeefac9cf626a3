import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { useLoad } from '../use-load.ts';
import * as own from './offer.css.ts';

type Props = {
  productId: ProductCode;
  hasAccepted: boolean;
  isBusy: boolean;
  /** Accepts the terms of this version and with them the offer. */
  onAccept: (version: string) => void;
};

/** The terms in full, and the acceptance under them: what is accepted is the version on the screen. */
export function TermsAgreement({ productId, hasAccepted, isBusy, onAccept }: Props) {
  const { result, reload } = useLoad(() => api.courseApplications.readTerms({ query: { productId } }));
  const [isAgreed, setAgreed] = useState(hasAccepted);
  const [error, setError] = useState<string | null>(null);

  if (result.state === 'loading') return <Skeleton shape="block" />;
  if (result.state === 'failed')
    return (
      <ErrorState title="The terms could not be read" onRetry={() => void reload()}>
        {toMessage(result.error)}
      </ErrorState>
    );
  const terms = result.value;
  return (
    <div className={css.stack}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={own.terms} aria-label={terms.title} tabIndex={0}>
        <Heading level={3}>{terms.title}</Heading>
        <p className={css.note}>Version {terms.version}</p>
        {terms.content.map(({ heading, paragraphs }) => (
          <div key={heading} className={css.tight}>
            <Heading level={4}>{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </section>
      <Checkbox
        label={`I have read the terms of ${terms.version} and accept them`}
        required
        checked={isAgreed}
        disabled={hasAccepted}
        error={error}
        onChange={({ target }) => {
          setAgreed(target.checked);
          setError(null);
        }}
      />
      <div className={css.actions}>
        <Button
          variant="primary"
          size="l"
          loading={isBusy}
          onClick={() => {
            if (isAgreed) onAccept(terms.version);
            else setError('Read the terms and tick the box first');
          }}
        >
          Accept the offer
        </Button>
        <p className={css.soft}>Nothing is paid yet. You choose a plan on the next page.</p>
      </div>
    </div>
  );
}
