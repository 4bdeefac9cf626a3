import { formatDay } from '@plinth/domain/dates/format-day';
import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type EarningsSeat, earningLogsQuery, type LogsChoice } from '../../data/earnings.ts';
import { ListPagination } from '../ListPagination.tsx';
import { LoadState } from '../LoadState.tsx';
import { useLastPage } from '../use-last-page.ts';
import * as css from './Earnings.css.ts';
import { useCohortName } from './use-cohort-name.ts';

type WorkListProps = {
  seat: EarningsSeat;
  /** The accessible name of the list. */
  label: string;
  choice: LogsChoice;
  currency: Currency;
  /** Counts from 1. */
  page: number;
  onPage: (page: number, isReplacing?: boolean) => void;
};

/** The individual pieces of work, latest first. */
export function WorkList({ seat, label, choice, currency, page, onPage }: WorkListProps) {
  const logs = useQuery(earningLogsQuery(seat, choice, page));
  useLastPage(logs, page, ({ logs: list, total }) => ({ rows: list.length, total }), onPage);
  const cohortName = useCohortName();
  return (
    <LoadState query={logs} loading={`${label}: loading`}>
      {({ logs: list, total }) =>
        list.length === 0 ? (
          <Text tone="soft">
            {total === 0 ? 'Nothing was counted here.' : 'There is nothing on this page.'}
          </Text>
        ) : (
          <>
            <ol className={css.list} aria-label={label} aria-busy={logs.isPlaceholderData}>
              {/* Two answers of one day may read the same: only their position distinguishes them. */}
              {[...list.entries()].map(
                ([place, { date, cohortId, category, description, quantity, amount, reason }]) => (
                  <li key={place} className={css.log}>
                    <Text as="span">
                      {description}
                      {quantity > 1 && ` × ${quantity}`}
                    </Text>
                    <span className={css.brought}>{formatMoney({ amount, currency })}</span>
                    <span className={css.about}>
                      <Annotation>
                        <time dateTime={date}>{formatDay(date, 'weekday')}</time> · {EARNING_TITLES[category]}{' '}
                        · {cohortName(cohortId)}
                      </Annotation>
                    </span>
                    {reason !== null && (
                      <span className={css.about}>
                        <Text as="span" lines secondary>
                          Correction: {reason}
                        </Text>
                      </span>
                    )}
                  </li>
                ),
              )}
            </ol>
            <ListPagination label={`Pages: ${label}`} page={page} total={total} onPage={onPage} />
          </>
        )
      }
    </LoadState>
  );
}
