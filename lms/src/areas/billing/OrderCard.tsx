import { displayDate } from '@plinth/domain/dates/display-date';
import { formatMoney } from '@plinth/domain/money/format-money';
import { ownPaymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { planName } from '@plinth/domain/orders/plan-name';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Card } from '@plinth/ui/Card';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Table, type TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import type { BillingOrder, BillingPayment } from '../../data/orders.ts';
import { downloadInvoice } from '../../data/payments.ts';
import { billedStamp, dueText, instalmentStamp } from '../../parts/billing-texts.ts';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import * as listPage from '../../parts/list-page.css.ts';
import { ownZone } from '../../parts/own-zone.ts';
import * as css from './BillingPage.css.ts';
import { Cards } from './Cards.tsx';
import { CheckPayment } from './CheckPayment.tsx';
import { LateNote } from './LateNote.tsx';
import { MoreTime } from './MoreTime.tsx';
import { PaymentsOverTime } from './PaymentsOverTime.tsx';
import { PayNow } from './PayNow.tsx';
import { Refunds } from './Refunds.tsx';

const TO_PAY: readonly BillingPayment['status'][] = ['DUE', 'FAILED'];

const columnsOf = (order: BillingOrder, now: string): TableColumn<BillingPayment>[] => [
  { id: 'label', header: 'Payment', cell: ({ label }) => label },
  { id: 'due', header: 'Due', figures: true, cell: (payment) => dueText(payment, order) },
  {
    id: 'amount',
    header: 'Amount',
    figures: 'end',
    cell: ({ amount }) => formatMoney({ amount, currency: order.currency }),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (payment) => {
      const { tone, text } = instalmentStamp(payment, { ...order, now });
      return (
        <>
          <StatusChip tone={tone}>{text}</StatusChip>
          {payment.paidAt && <span className={css.paid}>{displayDate(payment.paidAt, ownZone())}</span>}
        </>
      );
    },
  },
  {
    id: 'invoice',
    header: 'Invoice',
    cell: ({ paymentId, hasInvoice, label }) =>
      hasInvoice && paymentId ? (
        <DownloadButton label={`Invoice for ${label}, PDF`} fetchFile={() => downloadInvoice(paymentId)}>
          PDF
        </DownloadButton>
      ) : (
        '–'
      ),
  },
];

const paidText = ({
  paid,
  refunded,
  total,
  currency,
}: Record<'paid' | 'refunded' | 'total', number> & Pick<BillingOrder, 'currency'>) => {
  const money = (amount: number) => formatMoney({ amount, currency });
  const back = refunded > 0 ? `, after ${money(refunded)} was given back` : '';
  return `${money(paid - refunded)} of ${money(total)}${back}`;
};

/** One order: how far it is paid, the way to pay what is due, and each instalment. */
export function OrderCard({ order, now }: { order: BillingOrder; now: string }) {
  const { payments, currency, status, planType, courseTitle } = order;
  const { isWithPartner = false, isCourseOver = false, waitsForSeat = false } = order;
  const titleId = `order-${order.orderId}`;
  const sum = (list: readonly BillingPayment[]) => list.reduce((total, { amount }) => total + amount, 0);
  const paid = sum(payments.filter((payment) => payment.status === 'PAID'));
  const total = sum(payments);
  const refunded = payments.reduce((all, payment) => all + (payment.refunded ?? 0), 0);
  const stamp = billedStamp(status, { paid, refunded });
  const isOpen = status !== 'EXPIRED' && status !== 'CANCELLED';
  const isOwnToPay = isOpen && !isWithPartner;
  const next = isOwnToPay ? payments.find((payment) => TO_PAY.includes(payment.status)) : undefined;
  const failed = next?.status === 'FAILED' ? next : undefined;
  const isOnItsWay = payments.some((payment) => payment.status === 'PENDING');
  return (
    <Card as="section" width="fill" labelledBy={titleId}>
      <div className={css.order}>
        <div className={listPage.head}>
          <div className={listPage.titleLine}>
            <Heading level={2} size="m" id={titleId}>
              {courseTitle}
            </Heading>
            <StatusChip tone={stamp.tone}>{stamp.text}</StatusChip>
          </div>
          {planType && <Annotation>{planName(planType)}</Annotation>}
        </div>
        {failed && (
          <Banner tone="error" title="The last payment did not go through">
            {failed.failureReason ?? 'The payment provider did not complete it.'} Nothing was credited;
            earlier payments stand. Try it again below, with another card if you like.
          </Banner>
        )}
        {payments.length > 0 ? (
          <DimensionLine
            label="Paid so far"
            value={paid - refunded}
            max={total}
            marks={payments.slice(0, -1).map((_, index) => sum(payments.slice(0, index + 1)))}
            tone={status === 'PAYMENT_COMPLETED' && refunded === 0 ? 'success' : 'signal'}
            text={paidText({ paid, refunded, total, currency })}
          />
        ) : (
          <Text tone="soft">No payment plan is chosen for this order yet.</Text>
        )}
        {isOnItsWay && <CheckPayment orderId={order.orderId} />}
        {isOpen && isWithPartner && (
          <Text tone="soft" measure>
            Your EMI partner has the application and pays the next part; nothing is due from you until then.{' '}
            <Link href={ownPaymentPlanPath(order.orderId)}>See the application</Link>
          </Text>
        )}
        {waitsForSeat && status === 'PAYMENT_ONGOING' && (
          <Text measure>
            We are looking for a seat for you. Until you have it nothing is due: the dates of what is not paid
            yet move by the days you wait, and we will write to you with the new ones.
          </Text>
        )}
        {next && status === 'PAYMENT_ONGOING' && !waitsForSeat && next.dueDate < now && (
          <LateNote dueDate={next.dueDate} {...{ now, isCourseOver }} />
        )}
        {(next || (isOpen && payments.length === 0)) && <PayNow order={order} next={next} />}
        {next && order.orderToken && !waitsForSeat && (
          <MoreTime orderId={order.orderId} orderToken={order.orderToken} payment={next} />
        )}
        {payments.length > 0 && (
          <>
            <PaymentsOverTime
              {...{ payments, currency, courseTitle }}
              standing={{ now, isWithPartner, waitsForSeat }}
            />
            <Table
              caption={`Payments for ${courseTitle}`}
              columns={columnsOf(order, now)}
              rows={payments}
              rowKey={({ label, dueDate }) => `${label} ${dueDate}`}
            />
          </>
        )}
        <Refunds payments={payments} currency={currency} />
        {isOpen && status !== 'PAYMENT_COMPLETED' && payments.length > 0 && <Cards order={order} />}
      </div>
    </Card>
  );
}
