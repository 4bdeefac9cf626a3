import { displayDate } from '@plinth/domain/dates/display-date';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Text } from '@plinth/ui/Text';
import type { BillingPayment } from '../../data/orders.ts';
import { downloadCreditNote } from '../../data/payments.ts';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import * as css from './BillingPage.css.ts';

/** Refunds on the payments of an order, each with its credit note once it has been made. */
export function Refunds({ payments, currency }: { payments: readonly BillingPayment[]; currency: Currency }) {
  const given = payments.flatMap(({ label, paymentId, refunds = [] }) =>
    refunds.map((refund) => ({ ...refund, label, paymentId })),
  );
  if (given.length === 0) return null;
  return (
    <ul className={css.cardList} aria-label="Given back">
      {given.map(({ refundId, paymentId, label, amount, at }) => (
        <li key={refundId} className={css.card}>
          <Text as="span">
            {formatMoney({ amount, currency })} of {label}{' '}
            {at ? `given back on ${displayDate(at, ownZone())}` : 'on its way back to you'}
          </Text>
          {at && paymentId && (
            <DownloadButton
              label={`Credit note for ${formatMoney({ amount, currency })}, PDF`}
              fetchFile={() => downloadCreditNote(paymentId, refundId)}
            >
              Credit note
            </DownloadButton>
          )}
        </li>
      ))}
    </ul>
  );
}
