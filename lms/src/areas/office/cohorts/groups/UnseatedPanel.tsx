import type { UnseatedPayer } from '@plinth/domain/groups/office-group';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { seatPayer } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { Panel } from '../../../../parts/Panel/Panel.tsx';
import { shortTime } from '../../list/short-time.ts';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from './groups.css.ts';

const REASONS: Record<UnseatedPayer['reason'], string> = {
  FULL: 'the cohort is full',
  NO_COHORT: 'the course had no cohort',
};

type UnseatedPanelProps = {
  cohortId: string;
  /** Those who have waited longest. */
  payers: readonly UnseatedPayer[];
  /** The total number waiting. */
  total: number;
};

/** People who have paid and have no seat. */
export function UnseatedPanel({ cohortId, payers, total }: UnseatedPanelProps) {
  const seat = useOfficeChange((orderId: string) => seatPayer(cohortId, orderId), {
    said: 'Place assigned. They are notified by email.',
  });
  return (
    <Panel id="paid-without-seat" title={`Paid, without a seat: ${total}`}>
      <Text secondary>
        The seat is added beyond the cohort's number; an email tells them that they have it.
        {total > payers.length && ` The ${payers.length} who have waited longest come first.`}
      </Text>
      <ul className={css.rows}>
        {payers.map(({ orderId, name, emailId, reason, since }) => (
          <li key={orderId} className={css.row}>
            <span className={css.two}>
              <Text strong>{name || emailId}</Text>
              <Annotation>
                {emailId}, paid {shortTime(since)}, {REASONS[reason]}
              </Annotation>
            </span>
            <Button
              size="s"
              aria-label={`Give ${name || emailId} a seat`}
              loading={seat.isPending && seat.variables === orderId}
              onClick={() => seat.mutate(orderId)}
            >
              Give a seat
            </Button>
          </li>
        ))}
      </ul>
      <ErrorBanner error={seat.error} />
    </Panel>
  );
}
