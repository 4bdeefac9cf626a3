import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import type { Settlement } from './settlement.ts';

type Props = {
  settlement: Settlement;
  isBack: boolean;
  /** Why the last try failed, as the provider put it. */
  reason: string | undefined;
  onAsk: () => void;
};

/** A note on the state of the payment and what happens next. */
export function SettlementNote({ settlement, isBack, reason, onAsk }: Props) {
  const check = (
    <Button size="s" onClick={onAsk}>
      Check again now
    </Button>
  );
  switch (settlement) {
    case 'CONFIRMING':
      return (
        <Banner live="status" title="Confirming your payment" action={check}>
          {isBack
            ? 'We are waiting for the payment provider to confirm it, which usually takes seconds. You may close this page: an email tells you when it is done. If you came back without paying, continue below.'
            : 'A checkout is open. If you have paid, an email tells you as soon as the provider confirms it. If you have not, you can continue below.'}
        </Banner>
      );
    case 'IN_REVIEW':
      return (
        <Banner live="status" title="We are checking your payment" action={check}>
          It has arrived and does not match what was due, so a person at the school looks at it. You need not
          pay again: an email tells you what we have done with it.
        </Banner>
      );
    case 'FAILED':
      return (
        <Banner tone="error" live="alert" title="The payment did not go through">
          {reason ?? 'The provider declined it or the checkout expired.'} Nothing was charged. Try again
          below, with another card if you like.
        </Banner>
      );
    case 'ENROLLED':
      return (
        <Banner tone="success" live="status" title="Your first payment has arrived: your place is certain">
          We have sent you an email to set your password. With it you can sign in and find your cohort. The
          next payments are listed below.
        </Banner>
      );
    case 'PAID':
      return (
        <Banner
          tone="success"
          live="status"
          title="Everything is paid"
          action={
            <Button href="/login" variant="primary" size="s">
              Sign in
            </Button>
          }
        >
          An email to set your password is on its way, if you have none yet. Invoices are on your billing
          page.
        </Banner>
      );
    case 'CLOSED':
      return (
        <Banner tone="warning" title="This order is closed">
          Its last day has passed or it was cancelled; nothing can be paid on it.{' '}
          <a href="/my-application">Look up your application</a> or write to us for a new offer.
        </Banner>
      );
    default:
      return isBack ? (
        <Banner live="status" title="Nothing was paid">
          You came back without paying. Nothing was charged, and the plan is unchanged.
        </Banner>
      ) : null;
  }
}
