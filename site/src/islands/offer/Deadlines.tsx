import type { DeadlineType } from '@plinth/domain/orders/deadline-type';
import { EXTENSION_DAYS } from '@plinth/domain/orders/offer-deadlines';
import { Button } from '@plinth/ui/Button';
import { Timeline } from '@plinth/ui/Timeline';
import type { Offer } from '../../api/client.ts';
import { dayInOwnZone, timeInOwnZone } from '../in-own-zone.ts';
import * as css from './offer.css.ts';

const TITLES: Record<DeadlineType, string> = {
  PLAN_DISCOUNT: 'Plan discount ends',
  OFFER_ACCEPTANCE: 'Last day to accept',
  PAYMENT: 'First payment due',
};

/** The consequence when a date passes. */
const THEN: Record<DeadlineType, string> = {
  PLAN_DISCOUNT: 'After that the plan discount no longer counts.',
  OFFER_ACCEPTANCE: 'After that the offer expires.',
  PAYMENT: 'Without a first payment by then the place is given to someone else.',
};

type Props = {
  deadlines: Offer['deadlines'];
  now: string;
  busy: DeadlineType | null;
  onExtend: (deadlineType: DeadlineType) => void;
};

/** The dates of an offer as a section through time, each with its one extension if still available. */
export function Deadlines({ deadlines, now, busy, onExtend }: Props) {
  const inOrder = [...deadlines].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return (
    <Timeline
      label="Dates of the offer"
      events={inOrder.map(({ deadlineType, date, isExtendable }) => ({
        id: deadlineType,
        date,
        dateText: dayInOwnZone(date),
        title: TITLES[deadlineType],
        detail: (
          <>
            {timeInOwnZone(date)}. {THEN[deadlineType]}
            {isExtendable && (
              <span className={css.extension}>
                <Button
                  variant="quiet"
                  size="s"
                  loading={busy === deadlineType}
                  aria-label={`${TITLES[deadlineType]}: ask for ${EXTENSION_DAYS[deadlineType]} more days, once`}
                  onClick={() => onExtend(deadlineType)}
                >
                  Ask for {EXTENSION_DAYS[deadlineType]} more days
                </Button>
              </span>
            )}
          </>
        ),
        state: Date.parse(date) < Date.parse(now) ? 'past' : 'future',
      }))}
    />
  );
}
