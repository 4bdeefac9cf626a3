import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { PLAN_LINE_LABELS, PLAN_LINES, type PlanLine } from '@plinth/domain/orders/plan-line';
import * as css from './island.css.ts';

/** Lines that are deducted from the price; their amounts are positive. */
const TAKEN_OFF: readonly PlanLine[] = ['SCHOLARSHIP_WAIVER', 'PLAN_DISCOUNT'];

/** The components of the fees, in the order of computation. */
const FEES: readonly PlanLine[] = ['ORIGINAL_PRICE', ...TAKEN_OFF];
const PAYMENTS = PLAN_LINES.filter((key) => !FEES.includes(key) && key !== 'FINAL_COURSE_FEES');
/** A plan of many payments has only two lines for instalments: if its payments are known, they are listed instead. */
const BEYOND_PAYMENTS: readonly PlanLine[] = ['EMI_AMOUNT', 'PROCESSING_FEES'];

type Props = {
  lines: readonly PlanAmount[];
  currency: Currency;
  /** The fee of an EMI partner: a range as text, not one of our amounts. */
  processingFee?: string | null;
  /** The code included in the line of discounts, which gets a separate line; minor units. */
  voucher?: { code: string; discount: number } | undefined;
  /** The payments that the fees are split into. */
  payments?: readonly { label: string; amount: number }[] | undefined;
};

/** The components of the fees in the order of computation, the fees, and the payments that they are split into. */
export function Ledger({ lines, currency, processingFee = null, voucher, payments }: Props) {
  const amountOf = (key: PlanLine) => lines.find((line) => line.key === key)?.amount;
  const money = (amount: number) => formatMoney({ amount, currency });
  const off = Math.min(voucher?.discount ?? 0, amountOf('PLAN_DISCOUNT') ?? 0);
  const feeOf = (key: PlanLine) => {
    const amount = amountOf(key);
    return key === 'PLAN_DISCOUNT' && amount !== undefined ? amount - off || undefined : amount;
  };
  const entry = (id: string, label: string, text: string) => (
    <div key={id} className={id === 'FINAL_COURSE_FEES' ? css.total : css.entry}>
      <dt>{label}</dt>
      <dd className={css.figure}>{text}</dd>
    </div>
  );
  const fee = (key: PlanLine) => {
    const amount = feeOf(key);
    if (amount === undefined) return null;
    return entry(key, PLAN_LINE_LABELS[key], `${TAKEN_OFF.includes(key) ? '− ' : ''}${money(amount)}`);
  };
  const part = (key: PlanLine) => {
    const amount = amountOf(key);
    const text = amount === undefined ? null : `${money(amount)}${key === 'EMI_AMOUNT' ? ' a month' : ''}`;
    const shown = text ?? (key === 'PROCESSING_FEES' ? processingFee : null);
    return shown === null ? null : entry(key, PLAN_LINE_LABELS[key], shown);
  };
  return (
    <dl className={css.ledger}>
      {FEES.map(fee)}
      {voucher && off > 0 && entry('VOUCHER', `Voucher ${voucher.code}`, `− ${money(off)}`)}
      {fee('FINAL_COURSE_FEES')}
      {payments?.map(({ label, amount }, index) => entry(`${index}`, label, money(amount)))}
      {(payments ? BEYOND_PAYMENTS : PAYMENTS).map(part)}
    </dl>
  );
}
