import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { ErrorState } from '@plinth/ui/ErrorState';
import { judged } from '@plinth/ui/forms/judged';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { useLoad } from '../use-load.ts';
import * as own from './offer.css.ts';

type Props = {
  productId: ProductCode;
  hasAccepted: boolean;
  isBusy: boolean;
  /** Accepts this version of the terms and thereby the offer; if it is no longer in force, `readTerms` reads the new one. */
  onAccept: (version: string, readTerms: () => Promise<unknown>) => void;
};

/** The full terms, and the acceptance below them: the version on the screen is what is accepted. */
export function TermsAgreement({ productId, hasAccepted, isBusy, onAccept }: Props) {
  const { result, reload } = useLoad(() => api.courseApplications.readTerms({ query: { productId } }));
  const version = result.state === 'ready' ? result.value.version : '';
  const form = useNativeForm({
    judge: ({ agreed }) =>
      judged({ agreed: agreed || hasAccepted ? null : 'Read the terms and tick the box first' }, version),
    send: async (accepted) => onAccept(accepted, reload),
  });

  if (result.state === 'loading') return <Skeleton shape="block" />;
  if (result.state === 'failed')
    return (
      <ErrorState title="The terms could not be loaded" onRetry={() => void reload()}>
        {toMessage(result.error)}
      </ErrorState>
    );
  const terms = result.value;
  return (
    <form className={css.stack} {...form.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={own.terms} aria-label={terms.title} tabIndex={0}>
        <Heading level={3} size="m">
          {terms.title}
        </Heading>
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
        // A tick counts for the version it was given for.
        key={terms.version}
        label={`I have read the terms of ${terms.version} and accept them`}
        name="agreed"
        required
        defaultChecked={hasAccepted}
        disabled={hasAccepted}
        error={form.problemOf('agreed')}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="l" loading={isBusy}>
          Accept the offer
        </Button>
        <p className={css.soft}>Nothing is paid yet. You choose a plan on the next page.</p>
      </div>
    </form>
  );
}
