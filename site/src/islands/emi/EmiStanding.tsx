import { EMI_PARTNER_QUESTION_ID } from '@plinth/domain/payments/emi-questions';
import type { EmiStatus } from '@plinth/domain/payments/emi-status';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useEffect, useRef } from 'react';
import type { EmiState } from '../../api/client.ts';
import * as css from '../island.css.ts';
import { type PaidOrder, partnersPartText } from './partners-part.ts';

type Words = { chip: string; tone: 'info' | 'success' | 'warning'; way: string; done: number };

const HANDED_IN: Words = { chip: 'Being read', tone: 'info', way: 'With the school', done: 1 };

const PAID: Words = { chip: 'Paid', tone: 'success', way: 'Paid by the partner', done: 3 };

const WORDS: Partial<Record<EmiStatus, Words>> = {
  REVIEWED: { chip: 'Passed on', tone: 'success', way: 'With the partner', done: 2 },
  EXPIRED: { chip: 'Closed', tone: 'warning', way: 'Ended', done: 1 },
};

const textOf = (status: EmiStatus, partner: string) => {
  switch (status) {
    case 'REVIEWED':
      return `Your application is complete and goes to ${partner}, who decides on the loan and writes to you. That part of the fees is theirs to pay.`;
    case 'EXPIRED':
      return 'This application ended, since its order has ended or is paid in full, and it cannot be changed. Write to us with any questions.';
    default:
      return `Someone at the school reads it and passes it on to ${partner}. You get an email either way. Until then nothing in it can be changed, and the plan of your order stays as it is.`;
  }
};

/** An application that is handed in: its state, and what happens next, or what is left once the partner has paid. */
export function EmiStanding({ state, order }: { state: EmiState; order: PaidOrder }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const partner =
    state.responses.find(({ questionId }) => questionId === EMI_PARTNER_QUESTION_ID)?.entries?.[0]?.text ??
    'the partner you chose';
  const received = state.status === 'REVIEWED' ? partnersPartText(order, partner) : null;
  const { chip, tone, way, done } = received ? PAID : (WORDS[state.status] ?? HANDED_IN);
  return (
    <div ref={root} tabIndex={-1} className={css.stack}>
      <div>
        <StatusChip tone={tone}>{chip}</StatusChip>
      </div>
      <DimensionLine label="Progress of your application" value={done} max={3} parts={3} text={way} />
      <p className={css.soft}>{received ?? textOf(state.status, partner)}</p>
    </div>
  );
}
