import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { api, type Order } from '../../api/client.ts';
import { readCookie } from '../../parts/read-cookie.ts';
import * as css from '../island.css.ts';
import { useActs } from '../use-acts.ts';
import { nextPayment } from './settlement.ts';

type Got = NonNullable<Order['receipt']>;

const PLACES: Record<Got['place'], (got: Got) => string> = {
  SEATED: ({ batchNumber }) => `Yours, in batch ${batchNumber}`,
  WAITING: ({ batchNumber }) =>
    `Every seat in batch ${batchNumber} is taken. Your payment is safe: we are looking for a seat and will write to you`,
  NO_COHORT: () =>
    'No cohort is open yet. Your payment is safe: we will write to you when you have your place',
};

type Props = {
  orderToken: string;
  order: Order;
  receipt: Got;
  onReload: () => Promise<unknown>;
  leave: (url: string) => void;
};

const HEADINGS = {
  first: {
    seated: 'Your first payment has arrived: your place is certain',
    waiting: 'Your first payment has arrived',
  },
  later: { seated: 'Your place is certain', waiting: 'Your payments have arrived' },
};

/** What is true of an order that was paid in full, given what was given back of it since; amounts in minor units. */
const completeText = (paid: number, refunded: number) => {
  if (refunded === 0) return 'Everything is paid';
  return refunded < paid ? 'Part of what you paid was given back' : 'What you paid was given back';
};

/** The result of a payment: the place, its start, and the one next step; later payments are shown small. */
export function Receipt({ orderToken, order, receipt, onReload, leave }: Props) {
  const { courseTitle, currency, status } = order;
  const { paid, refunded = 0, place, startsAt, canSetPassword, opensByMail } = receipt;
  const { busy, failure, run } = useActs<'password'>(onReload);
  const isComplete = status === 'PAYMENT_COMPLETED';
  const next = isComplete ? null : nextPayment(order);
  // Who returns for a later instalment months afterwards reads no news of the first.
  const heading =
    HEADINGS[order.payments.filter((one) => one.status === 'PAID').length > 1 ? 'later' : 'first'];
  const facts: [string, string][] = [
    ['Course', courseTitle],
    ['Place', PLACES[place](receipt)],
    ...(startsAt && place === 'SEATED' ? [['Starts', schoolDay(startsAt)] satisfies [string, string]] : []),
    ['Paid', formatMoney({ amount: paid, currency })],
    ...(refunded > 0
      ? [['Given back', formatMoney({ amount: refunded, currency })] satisfies [string, string]]
      : []),
  ];
  return (
    <section className={css.panel} aria-labelledby="receipt">
      <div role="status">
        <Heading level={2} id="receipt">
          {isComplete ? completeText(paid, refunded) : place === 'SEATED' ? heading.seated : heading.waiting}
        </Heading>
      </div>
      <dl className={css.ledger}>
        {facts.map(([name, value]) => (
          <div key={name} className={css.entry}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        {opensByMail ? null : readCookie(TOKEN_COOKIE) ? (
          <Button variant="primary" size="l" href="/learner-hub">
            Go to your courses
          </Button>
        ) : canSetPassword ? (
          <Button
            variant="primary"
            size="l"
            loading={busy === 'password'}
            onClick={() =>
              run('password', async () => {
                const { path } = await api.orders.openPasswordLink({ body: { orderToken } });
                leave(path);
              })
            }
          >
            Set your password
          </Button>
        ) : (
          <Button variant="primary" size="l" href="/login">
            Sign in
          </Button>
        )}
        {opensByMail ? (
          <p>
            To open your account, use the link in the email we send to the address of this order: with it you
            set your password and find your course. No email? <a href="/reset-password">Ask for a new link</a>
            .
          </p>
        ) : (
          <p className={css.soft}>
            {canSetPassword
              ? 'With it you are signed in and can find your course. The same link is in your email.'
              : 'Each receipt comes by email. Invoices are on your billing page.'}
          </p>
        )}
      </div>
      {failure && <p role="alert">{failure}</p>}
      {next && place !== 'SEATED' && (
        <p className={css.note}>
          Nothing is due until you have your place: the dates of what is not paid yet move by the days you
          wait.
        </p>
      )}
      {next && place === 'SEATED' && (
        <p className={css.note}>
          Next: {next.label}, {formatMoney({ amount: next.amount, currency })}, due on{' '}
          {schoolDay(next.dueDate)}.
        </p>
      )}
    </section>
  );
}
