import { shippedProduct } from '@plinth/domain/catalog/products';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { BLOCKED_AFTER_DAYS } from '@plinth/domain/orders/payment-standing';
import { planName } from '@plinth/domain/orders/plan-name';
import { DEFAULT_PLAN } from '@plinth/domain/orders/plan-of-order';
import { FEW_SEATS_TEXT, processingFeeText, specializationBenefits } from '@plinth/domain/orders/plan-texts';
import { isPartnersPart } from '@plinth/domain/payments/emi-eligibility';
import { isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Heading } from '@plinth/ui/Heading';
import { RadioGroup } from '@plinth/ui/RadioGroup';
import { Section } from '@plinth/ui/Section';
import { useEffect, useMemo, useState } from 'react';
import { api, type Order, type PlanReview } from '../../api/client.ts';
import { comparePlans } from '../../orders/compare-plans.ts';
import { keepRegion } from '../../parts/keep-region.ts';
import { FailureNote } from '../FailureNote.tsx';
import { inOwnZone } from '../in-own-zone.ts';
import * as css from '../island.css.ts';
import { Ledger } from '../Ledger.tsx';
import { useActs } from '../use-acts.ts';
import { BilledFirm } from './BilledFirm.tsx';
import { DiscountNote } from './DiscountNote.tsx';
import { EmiNote } from './EmiNote.tsx';
import { createIntentKeys } from './intent-key.ts';
import { PlanChoice } from './PlanChoice.tsx';
import { Receipt } from './Receipt.tsx';
import { Schedule } from './Schedule.tsx';
import { SettlementNote } from './SettlementNote.tsx';
import { nextPayment, settlementOf } from './settlement.ts';
import { usualProvider } from './usual-provider.ts';
import { VoucherField } from './VoucherField.tsx';

type Props = {
  orderToken: string;
  order: Order;
  /** The order's plan as it would be paid now; null if it could not be loaded or nothing can be paid any more. */
  review: PlanReview | null;
  now: string;
  isBack: boolean;
  onReload: () => Promise<unknown>;
  /** Leaves for the provider's checkout. */
  leave: (url: string) => void;
};

const UNSAVED_FIRM =
  'The firm on the invoice is not saved yet. Save it first, or untick it: then the invoice is made out to you.';

/** An order with its plan: its cost, the ways to pay, the amount due, and the button that pays it. */
export function OrderView({ orderToken, order, review, now, isBack, onReload, leave }: Props) {
  const {
    courseTitle,
    currency,
    lines,
    bookingAmount,
    availablePlans,
    orderPlan,
    providers,
    emiStatus,
    emiPartners = [],
    receipt,
    seatsLeft,
  } = order;
  // The link of an email names no region.
  useEffect(() => keepRegion(order.productId), [order.productId]);
  const [keys] = useState(createIntentKeys);
  const [wanted, setWanted] = useState<PaymentPlan | null>(null);
  const [wantedProvider, setProvider] = useState<PaymentProvider | null>(null);
  const [keepsCard, setKeepsCard] = useState(false);
  const { busy, failure, run } = useActs<'plan' | 'pay' | 'extend' | 'firm'>(onReload);
  const [hasNoCheckout, setNoCheckout] = useState(false);
  const [isFirmUnsaved, setFirmUnsaved] = useState(false);
  const [isHeldForFirm, setHeldForFirm] = useState(false);
  const [extended, setExtended] = useState<{
    deadlineType: 'PLAN_DISCOUNT' | 'PAYMENT';
    text: string;
  } | null>(null);
  const settlement = settlementOf(order);
  const waitsForSeat = receipt !== undefined && receipt.place !== 'SEATED';
  const isOpen = settlement !== 'CLOSED' && settlement !== 'PAID';
  const isEmiSent = emiStatus !== undefined && isEmiHandedIn(emiStatus);
  const mayChangePlan =
    isOpen && !isEmiSent && order.payments.every(({ status }) => status !== 'PAID' && status !== 'IN_REVIEW');
  const plans = useMemo(
    () => comparePlans({ lines, currency, bookingAmount }, availablePlans, now),
    [lines, currency, bookingAmount, availablePlans, now],
  );
  const planType = wanted ?? orderPlan?.planType ?? DEFAULT_PLAN;
  const isChosen = orderPlan?.planType === planType;
  const preview = plans.find((plan) => plan.planType === planType);
  const shown = isChosen ? orderPlan : preview;
  const due = nextPayment(order);
  const provider = wantedProvider ?? usualProvider(planType, due?.paymentType);
  // The last part of an EMI plan is paid by the partner; a person who pays it alone needs no application.
  const isPartners = due !== null && isPartnersPart({ planType, currency }, due.paymentType);
  const isWithPartner = isPartners && isEmiSent;
  // Money that the school checks is either accepted or sent back: nobody is asked to pay a second time meanwhile.
  const mayPay = isOpen && due?.status !== 'IN_REVIEW';
  const takesCard = order.providers.some((one) => one.provider === provider && one.keepsCards);
  // A card is worth saving only if it is charged again.
  const mayKeepCard = isChosen && takesCard && !isPartners && due !== null && due !== order.payments.at(-1);

  const choose = () =>
    run('plan', async () => {
      await api.payments.choosePlan({
        headers: { 'idempotency-key': keys.of(`plan:${planType}`) },
        body: { orderToken, planType },
      });
      // Another plan may have been chosen meanwhile with a lost answer; choosing that one again must not repeat it.
      for (const plan of availablePlans) keys.done(`plan:${plan}`);
      await onReload();
      setWanted(null);
    });

  const pay = () => {
    // The invoice names whoever is saved when the payment arrives.
    setHeldForFirm(isFirmUnsaved);
    if (isFirmUnsaved) return;
    run('pay', async () => {
      if (!due) return;
      setNoCheckout(false);
      const keepCard = mayKeepCard && keepsCard;
      const intent = `pay:${planType}:${due.paymentType}:${due.dueDate}:${due.amount}:${provider}:${keepCard}`;
      const { checkoutUrl } = await api.payments.initiatePayment({
        headers: { 'idempotency-key': keys.of(intent) },
        body: { orderToken, paymentType: due.paymentType, provider, ...(keepCard ? { keepCard } : {}) },
      });
      keys.done(intent);
      if (checkoutUrl) leave(checkoutUrl);
      else setNoCheckout(true);
    });
  };

  const saveFirm = (billedFirm: Order['billedFirm'] | null) =>
    run('firm', async () => {
      await api.payments.setBilledFirm({ body: { orderToken, billedFirm: billedFirm ?? null } });
      setFirmUnsaved(false);
      await onReload();
    });

  const extend = (deadlineType: 'PLAN_DISCOUNT' | 'PAYMENT') =>
    run('extend', async () => {
      const { deadline } = await api.payments.extendDeadline({
        params: { id: order.orderId },
        body: { orderToken, deadlineType },
      });
      await onReload();
      setExtended({
        deadlineType,
        text:
          deadlineType === 'PAYMENT'
            ? `The next payment is now due on ${schoolDay(deadline)}.`
            : `The plan discount now counts until ${inOwnZone(deadline)}.`,
      });
    });

  return (
    <div className={css.stack}>
      {receipt && (settlement === 'ENROLLED' || settlement === 'PAID') ? (
        <Receipt {...{ orderToken, order, receipt, onReload, leave }} />
      ) : (
        <SettlementNote
          settlement={settlement}
          isBack={isBack}
          reason={order.payments.find(({ failureReason }) => failureReason)?.failureReason}
          onAsk={() => void onReload()}
        />
      )}
      <div className={css.columns}>
        <div className={css.stack}>
          <Heading level={2}>{courseTitle}</Heading>
          {mayChangePlan && (
            <>
              {seatsLeft && (
                <Annotation as="p" tone="signal">
                  {FEW_SEATS_TEXT} {seatsLeft === 1 ? 'One is' : `${seatsLeft} are`} free in this cohort.
                </Annotation>
              )}
              <PlanChoice
                plans={plans}
                value={planType}
                now={now}
                emiPartners={emiPartners}
                onChange={setWanted}
              />
            </>
          )}
          {shown && (
            <Section className={css.tight} level={3} size="m" title="Payment dates">
              <p className={css.note}>{planName(planType)}</p>
              <Schedule payments={shown.instalments} {...{ currency, waitsForSeat }} />
              <p className={css.soft}>
                Dates are in {zoneText(DEFAULT_TIMEZONE)}.
                {shown.instalments.length > 1 &&
                  isOpen &&
                  !waitsForSeat &&
                  !order.isCourseOver &&
                  ` An instalment that is ${BLOCKED_AFTER_DAYS} days late pauses the course until it is paid.`}
                {shown.instalments.length > 1 &&
                  mayChangePlan &&
                  ' If you make the first payment later, the other dates move by as much.'}
              </p>
              {isChosen && due?.extendsTo && (
                <div className={css.tight}>
                  <div>
                    <Button
                      variant="quiet"
                      size="s"
                      loading={busy === 'extend'}
                      onClick={() => extend('PAYMENT')}
                    >
                      Move the next payment to {schoolDay(due.extendsTo)}
                    </Button>
                  </div>
                  <p className={css.soft}>Once in this plan. The other dates stay.</p>
                </div>
              )}
              {extended?.deadlineType === 'PAYMENT' && <p role="status">{extended.text}</p>}
            </Section>
          )}
          {mayPay && isChosen && providers.length > 1 && (
            <RadioGroup
              label="Pay with"
              name="provider"
              layout="inline"
              value={provider}
              onChange={(value) => {
                const found = providers.find((one) => one.provider === value);
                if (found) setProvider(found.provider);
              }}
              options={providers.map((one) => ({ value: one.provider, label: one.name }))}
            />
          )}
          {isOpen && isChosen && emiStatus && (
            <EmiNote order={order} status={emiStatus} isPrimary={isPartners} />
          )}
          {isOpen && isChosen && currency === 'INR' && (
            <BilledFirm
              firm={order.billedFirm}
              busy={busy === 'firm'}
              onSave={saveFirm}
              onUnsaved={setFirmUnsaved}
            />
          )}
          {mayPay && mayKeepCard && (
            <Checkbox
              label="Save this card and charge it when an instalment is due"
              hint="You can stop this at any time under Billing. We email you before each charge."
              checked={keepsCard}
              onChange={({ target }) => setKeepsCard(target.checked)}
            />
          )}
          {mayPay && !isWithPartner && (
            <div className={css.actions}>
              {isChosen && due ? (
                <Button
                  variant={isPartners || receipt ? 'secondary' : 'primary'}
                  size={isPartners || receipt ? 'm' : 'l'}
                  loading={busy === 'pay'}
                  onClick={pay}
                >
                  Pay {formatMoney({ amount: due.amount, currency })} {isPartners ? 'yourself' : 'now'}
                </Button>
              ) : (
                <Button variant="primary" size="l" loading={busy === 'plan'} onClick={choose}>
                  Choose this plan
                </Button>
              )}
              <p className={css.soft}>
                {isChosen
                  ? "You pay on the provider's own page; card numbers never reach us."
                  : 'Nothing is paid yet. You can change the plan until the first payment.'}
              </p>
            </div>
          )}
          {isHeldForFirm && isFirmUnsaved && <FailureNote>{UNSAVED_FIRM}</FailureNote>}
          {(failure || hasNoCheckout) && (
            <FailureNote>
              {failure ?? 'The payment provider did not open a checkout. Try again in a minute.'}
            </FailureNote>
          )}
        </div>
        <aside className={css.panel} aria-labelledby="lines">
          <Heading level={3} size="s" id="lines">
            Course fees
          </Heading>
          <Ledger
            lines={shown?.lines ?? lines}
            currency={currency}
            processingFee={processingFeeText(planType)}
            voucher={order.voucher}
            payments={shown?.instalments}
          />
          {mayChangePlan && (
            <VoucherField
              apply={(voucherCode) => api.orders.applyVoucher({ body: { orderToken, voucherCode } })}
              order={order}
              onChanged={onReload}
            />
          )}
          {review && mayChangePlan && (
            <div className={css.tight}>
              <DiscountNote review={review} />
              {review.discount.extendsTo && (
                <div>
                  <Button
                    variant="quiet"
                    size="s"
                    loading={busy === 'extend'}
                    onClick={() => extend('PLAN_DISCOUNT')}
                  >
                    Ask once for more days
                  </Button>
                </div>
              )}
              {extended?.deadlineType === 'PLAN_DISCOUNT' && <p role="status">{extended.text}</p>}
            </div>
          )}
          {shippedProduct(order.productId)?.productType === 'SPECIALIZATION' && (
            <>
              <Heading level={3} size="s">
                What you get
              </Heading>
              <ul className={css.benefits}>
                {specializationBenefits(currency).map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
    </div>
  );
}
