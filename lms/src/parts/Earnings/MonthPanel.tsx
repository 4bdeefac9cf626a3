import { formatDay } from '@plinth/domain/dates/format-day';
import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Annotation } from '@plinth/ui/Annotation';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Section } from '@plinth/ui/Section';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type EarningsSeat, earningBreakupQuery } from '../../data/earnings.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { QueryPanel } from '../QueryPanel/QueryPanel.tsx';
import { Breakup } from './Breakup.tsx';
import * as css from './Earnings.css.ts';
import { logsFile } from './logs-file.ts';
import { useCohortName } from './use-cohort-name.ts';
import type { EarningsView } from './use-earnings-view.ts';
import { WorkList } from './WorkList.tsx';

type MonthPanelProps = { seat: EarningsSeat; month: string; view: EarningsView };

/** A month: its breakdown, each piece of work, and a file of everything. */
export function MonthPanel({ seat, month, view }: MonthPanelProps) {
  const breakup = useQuery(earningBreakupQuery(seat, month));
  const cohortName = useCohortName();
  const { category, page } = view.search;
  return (
    <QueryPanel
      title={formatDay(month, 'month')}
      query={breakup}
      note={
        breakup.data && (
          <Annotation>
            {formatMoney({ amount: breakup.data.total, currency: breakup.data.currency })}
          </Annotation>
        )
      }
      skeleton={['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {(data) => {
        if (data.items.length === 0)
          return <Text tone="soft">Nothing was counted for you in {formatDay(month, 'month')}.</Text>;
        const kinds = [...new Set(data.items.map((item) => item.category))];
        const hrefOf = (kind: (typeof kinds)[number] | null) => view.hrefOf({ category: kind, page: 1 });
        return (
          <>
            <Breakup {...data} />
            <div className={css.footer}>
              <DownloadButton
                label={`Download as CSV: work of ${formatDay(month, 'month')}`}
                fetchFile={() => logsFile(seat, { month, currency: data.currency, cohortName })}
              >
                Download as CSV
              </DownloadButton>
            </div>
            <Section className={css.logs} level={3} title="Piece by piece">
              {kinds.length > 1 && (
                <ChipTabs
                  label="Kinds of work"
                  value={category ?? 'ALL'}
                  tabs={[
                    { value: 'ALL', label: 'All', href: hrefOf(null) },
                    ...kinds.map((kind) => ({
                      value: kind,
                      label: EARNING_TITLES[kind],
                      href: hrefOf(kind),
                    })),
                  ]}
                  renderLink={(href) => (
                    <a href={href} onClick={view.stay}>
                      {' '}
                    </a>
                  )}
                />
              )}
              <WorkList
                seat={seat}
                label={`Work of ${formatDay(month, 'month')}`}
                choice={{ month, ...(category ? { category } : {}) }}
                currency={data.currency}
                page={page}
                onPage={(next) => view.go({ page: next })}
              />
            </Section>
          </>
        );
      }}
    </QueryPanel>
  );
}
