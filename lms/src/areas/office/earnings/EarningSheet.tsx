import { formatDay } from '@plinth/domain/dates/format-day';
import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import type { EarningTransfer, OfficeEarningDetail } from '@plinth/domain/earnings/office-earning';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { earningQuery } from '../../../data/office-earnings.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { monthText } from '../accounts/account-texts.ts';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { moneyText } from '../orders/order-texts.ts';
import * as own from '../orders/orders.css.ts';
import { ArrivalForm } from './ArrivalForm.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { EARNING_STAMPS } from './earning-texts.ts';
import { ReturnForm } from './ReturnForm.tsx';

type EarningSheetProps = { userId: string; month: string; onClose: () => void };
type Work = OfficeEarningDetail['work'][number];

/** A mentor's month: each piece of work with its amount, and the transfers made for it. */
export function EarningSheet({ userId, month, onClose }: EarningSheetProps) {
  const found = useQuery(earningQuery({ userId, month }));
  const earning = found.data?.earning;
  return (
    <SideSheet
      title={earning ? earning.name || earning.emailId : 'Earnings'}
      description={monthText(month)}
      onClose={onClose}
    >
      <LoadState query={found} what="The month">
        {({ earning: one }) => (
          <div className={own.sections}>
            <div className={own.section}>
              <Link href={`mailto:${one.emailId}`}>{one.emailId}</Link>
              <Link href={`/office/people/${one.userId}`}>The page of this person</Link>
            </div>
            <Transfers earning={one} />
            <SheetSection title="Work">
              <ul className={own.items}>
                {one.work.map((work) => (
                  <WorkItem key={work.itemId} work={work} emailId={one.emailId} />
                ))}
              </ul>
            </SheetSection>
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}

const Transfers = ({ earning }: { earning: OfficeEarningDetail }) => (
  <SheetSection title="Transfers">
    {earning.transfers.length === 0 ? (
      <Text secondary>None for this month yet.</Text>
    ) : (
      <ul className={own.items}>
        {earning.transfers.map((transfer) => (
          <TransferItem key={transfer.payoutId} earning={earning} transfer={transfer} />
        ))}
      </ul>
    )}
  </SheetSection>
);

type TransferItemProps = { earning: OfficeEarningDetail; transfer: EarningTransfer };

function TransferItem({ earning, transfer }: TransferItemProps) {
  const [opened, setOpened] = useState<'arrival' | 'return' | null>(null);
  const close = () => setOpened(null);
  const { tone, text } = EARNING_STAMPS[transfer.status];
  const sum = moneyText(transfer.amount, transfer.currency);
  return (
    <li className={own.item}>
      <div className={own.row}>
        <span className={own.figure}>{sum}</span>
        <StatusChip tone={tone}>{text}</StatusChip>
      </div>
      {transfer.reference && <Annotation>{`reference ${transfer.reference}`}</Annotation>}
      {transfer.status !== 'FAILED' && opened === null && (
        <div className={own.actions}>
          {transfer.status === 'PROCESSING' && (
            <Button size="s" aria-label={`It has arrived: ${sum}`} onClick={() => setOpened('arrival')}>
              It has arrived
            </Button>
          )}
          <Button size="s" aria-label={`It came back: ${sum}`} onClick={() => setOpened('return')}>
            It came back
          </Button>
        </div>
      )}
      {opened === 'arrival' && <ArrivalForm earning={earning} transfer={transfer} onClose={close} />}
      {opened === 'return' && <ReturnForm transfer={transfer} onClose={close} />}
    </li>
  );
}

function WorkItem({ work, emailId }: { work: Work; emailId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={own.item}>
      <div className={own.row}>
        <span>{work.description}</span>
        <span className={own.figure}>{moneyText(work.amount, work.currency)}</span>
      </div>
      <Annotation>
        {[
          formatDay(work.day),
          EARNING_TITLES[work.category],
          work.learner,
          work.cohort,
          work.corrections > 0 && 'corrected',
        ]
          .filter(Boolean)
          .join(' · ')}
      </Annotation>
      {isOpen ? (
        <CorrectionForm work={work} emailId={emailId} onClose={() => setOpen(false)} />
      ) : (
        <div className={own.actions}>
          <Button
            size="s"
            variant="quiet"
            aria-label={`Correct it: ${[work.description, work.learner, formatDay(work.day)].filter(Boolean).join(', ')}`}
            onClick={() => setOpen(true)}
          >
            Correct it
          </Button>
        </div>
      )}
    </li>
  );
}
