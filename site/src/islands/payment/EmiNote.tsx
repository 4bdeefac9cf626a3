import { ownPaymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { EmiStatus } from '@plinth/domain/payments/emi-status';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import type { Order } from '../../api/client.ts';
import { readCookie } from '../../parts/read-cookie.ts';
import { partnersPartText } from '../emi/partners-part.ts';
import * as css from '../island.css.ts';

type Words = { text: string; action: string };

const WITH_PARTNER: Words = {
  text: 'Your application has been handed in. The plan stays as it is until there is a decision; we will tell you by email.',
  action: 'See the application',
};

const WORDS: Record<EmiStatus, Words> = {
  NOT_STARTED: {
    text: 'A partner pays this part of the fees, and you pay the partner month by month. The application takes about ten minutes and needs four documents.',
    action: 'Apply to an EMI partner',
  },
  STARTED: {
    text: 'Your application is started and saved, but not handed in yet.',
    action: 'Continue the EMI application',
  },
  REJECTED: {
    text: 'Your application was sent back with a remark. It can be changed and handed in again.',
    action: 'See what is missing',
  },
  DECLINED: {
    text: 'The partner has declined the loan, so this part is yours to pay. You can also hand the application in again with another partner.',
    action: 'See the application',
  },
  PENDING: WITH_PARTNER,
  IN_REVIEW: WITH_PARTNER,
  REVIEWED: {
    text: 'Your application is complete and with the partner, who decides on the loan and writes to you.',
    action: 'See the application',
  },
  EXPIRED: {
    text: 'Your application has expired. Choose another plan, or write to us.',
    action: 'See the application',
  },
};

type Props = { order: Order; status: EmiStatus; isPrimary: boolean };

/** What an EMI plan requires besides the payment: the application to the partner, and its state. */
export function EmiNote({ order, status, isPrimary }: Props) {
  const { text, action } = WORDS[status];
  return (
    <Section className={css.tight} level={3} size="m" title="The EMI partner">
      <p className={css.soft}>
        {partnersPartText(order, 'the partner') ?? text}
        {status === 'NOT_STARTED' && !readCookie(TOKEN_COOKIE) && ' It opens once you are signed in.'}
      </p>
      <div className={css.actions}>
        <Button href={ownPaymentPlanPath(order.orderId)} variant={isPrimary ? 'primary' : 'secondary'}>
          {action}
        </Button>
      </div>
    </Section>
  );
}
