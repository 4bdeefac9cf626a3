import type { OfficeOrderDetail } from '@plinth/domain/orders/office-order';
import { PLAN_LINE_LABELS, type PlanLine } from '@plinth/domain/orders/plan-line';
import { planName } from '@plinth/domain/orders/plan-name';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderQuery } from '../../../data/office-orders.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
import { dueText, instalmentStamp, orderStamp } from '../../../parts/billing-texts.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { StampChip } from '../../../parts/StampChip.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { CancelForm } from './CancelForm.tsx';
import { ExtendForm } from './ExtendForm.tsx';
import { GiveBackForm } from './GiveBackForm.tsx';
import { LEDGER_TEXTS, moneyText, REFUND_STAMPS } from './order-texts.ts';
import * as own from './orders.css.ts';
import { PaymentItem } from './PaymentItem.tsx';

/** The components of the fees, in order of computation; the payments follow below. */
const FEES: readonly PlanLine[] = [
  'ORIGINAL_PRICE',
  'SCHOLARSHIP_WAIVER',
  'PLAN_DISCOUNT',
  'FINAL_COURSE_FEES',
  'PROCESSING_FEES',
];
const TAKEN_OFF: readonly PlanLine[] = ['SCHOLARSHIP_WAIVER', 'PLAN_DISCOUNT'];

/** One order: its price and the reasons for it, payments and attempts, refunds, and the actions open to staff. */
export function OrderSheet({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const found = useQuery(orderQuery(orderId));
  const capabilities = useQuery(ownStaffQuery()).data?.capabilities ?? [];
  const mayChange = capabilities.includes('payments.manage');
  const order = found.data?.order;
  return (
    <SideSheet
      title={order ? order.name || order.emailId : 'Order'}
      description={order && `${order.courseTitle}, ${orderStamp(order.status).text.toLowerCase()}`}
      onClose={onClose}
    >
      <LoadState query={found} what="The order">
        {(loaded) => (
          <div className={own.sections}>
            <Facts order={loaded.order} mayReadPeople={capabilities.includes('people.read')} />
            <Fees order={loaded.order} />
            <Plan order={loaded.order} />
            <Section title="Payments" empty="Nobody has tried to pay." count={loaded.order.payments.length}>
              <ul className={own.items}>
                {loaded.order.payments.map((payment) => (
                  <PaymentItem
                    key={payment.paymentId}
                    order={loaded.order}
                    payment={payment}
                    mayChange={mayChange}
                  />
                ))}
              </ul>
            </Section>
            <Refunds order={loaded.order} />
            <Ledger order={loaded.order} />
            {mayChange && loaded.order.needs.includes('UNSEATED') && <GiveBackForm order={loaded.order} />}
            {mayChange && loaded.order.canExtend && loaded.order.nextDueOn && (
              <ExtendForm order={loaded.order} dueOn={loaded.order.nextDueOn} />
            )}
            {mayChange && loaded.order.canCancel && <CancelForm order={loaded.order} />}
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

type OfOrder = { order: OfficeOrderDetail };

type SectionProps = { title: string; empty: string; count: number; children: ReactNode };

const Section = ({ title, empty, count, children }: SectionProps) => (
  <SheetSection title={title}>{count > 0 ? children : <Text secondary>{empty}</Text>}</SheetSection>
);

const Facts = ({ order, mayReadPeople }: OfOrder & { mayReadPeople: boolean }) => (
  <div className={own.section}>
    <Link href={`mailto:${order.emailId}`}>{order.emailId}</Link>
    {order.userId && mayReadPeople && (
      <Link href={`/office/people/${order.userId}`}>The page of this person</Link>
    )}
    <Annotation>{`Order ${order.orderId}`}</Annotation>
  </div>
);

/** The fee lines, with the voucher separated from the plan discount that includes it. */
function feesOf({ lines, voucher }: OfficeOrderDetail) {
  const off = Math.min(voucher?.discount ?? 0, lines.find(({ key }) => key === 'PLAN_DISCOUNT')?.amount ?? 0);
  return FEES.flatMap((key) => lines.filter((line) => line.key === key)).flatMap(({ key, amount }) => {
    const line = { id: key as string, key, label: PLAN_LINE_LABELS[key], amount };
    if (key !== 'PLAN_DISCOUNT' || !voucher || off === 0) return [line];
    const code = { ...line, id: 'VOUCHER', label: `Voucher ${voucher.code}`, amount: off };
    return amount > off ? [{ ...line, amount: amount - off }, code] : [code];
  });
}

const Fees = ({ order }: OfOrder) => (
  <SheetSection title="What it costs">
    <dl className={own.lines}>
      {feesOf(order).map(({ id, key, label, amount }) => (
        <div key={id} className={key === 'FINAL_COURSE_FEES' ? own.total : own.line}>
          <dt>{label}</dt>
          <dd className={own.figure}>
            {TAKEN_OFF.includes(key) ? '− ' : ''}
            {moneyText(amount, order.currency)}
          </dd>
        </div>
      ))}
      <div className={own.line}>
        <dt>Paid so far</dt>
        <dd className={own.figure}>{moneyText(order.paid, order.currency)}</dd>
      </div>
    </dl>
  </SheetSection>
);

function Plan({ order }: OfOrder) {
  const standing = { now: new Date().toISOString(), waitsForSeat: order.needs.includes('UNSEATED') };
  return (
    <Section
      title={order.planType ? `Plan: ${planName(order.planType)}` : 'Plan'}
      empty="No plan is chosen yet."
      count={order.instalments.length}
    >
      {standing.waitsForSeat && order.nextDueOn && (
        <Text secondary>
          The payer waits for a seat. Until they have one nothing is due: the dates of what is not paid yet
          move by the days they wait.
        </Text>
      )}
      <ul className={own.items}>
        {order.instalments.map((one) => {
          const { tone, text } = instalmentStamp(one, standing);
          return (
            <li key={`${one.label} ${one.dueDate}`} className={own.item}>
              <div className={own.row}>
                <span>{one.label}</span>
                <span className={own.figure}>{moneyText(one.amount, order.currency)}</span>
              </div>
              <div className={own.row}>
                <Annotation>{`due ${dueText(one, standing)}`}</Annotation>
                <StatusChip tone={tone}>{text}</StatusChip>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const Refunds = ({ order }: OfOrder) =>
  order.refunds.length > 0 && (
    <Section title="Refunds" empty="" count={order.refunds.length}>
      <ul className={own.items}>
        {order.refunds.map((one) => (
          <li key={one.refundId} className={own.item}>
            <div className={own.row}>
              <span className={own.figure}>{moneyText(one.amount, one.currency)}</span>
              <StampChip stamp={REFUND_STAMPS[one.status]} />
            </div>
            <Text size="s">{one.failureReason ?? one.reason}</Text>
            <Annotation>{shortTime(one.createdAt)}</Annotation>
          </li>
        ))}
      </ul>
    </Section>
  );

const Ledger = ({ order }: OfOrder) => (
  <Section title="Ledger" empty="No money has moved." count={order.ledger.length}>
    <dl className={own.lines}>
      {order.ledger.map((one) => (
        <div key={one.entryId} className={own.line}>
          <dt>
            {LEDGER_TEXTS[one.kind]} <Annotation>{shortTime(one.createdAt)}</Annotation>
          </dt>
          <dd className={own.figure}>{moneyText(one.amount, one.currency)}</dd>
        </div>
      ))}
      <div className={own.total}>
        <dt>In all</dt>
        <dd className={own.figure}>{moneyText(order.paid, order.currency)}</dd>
      </div>
    </dl>
  </Section>
);
