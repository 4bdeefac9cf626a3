import { ApiError } from '@plinth/api-client/api-error';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { monthIn } from '@plinth/domain/dates/month-in';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type EarningsSeat, earningStatsQuery, earningTrendsQuery } from '../../data/earnings.ts';
import { session } from '../../stores/session.ts';
import * as listPage from '../list-page.css.ts';
import { QueryPanel } from '../QueryPanel/QueryPanel.tsx';
import { useNow } from '../use-now.ts';
import { EarningFigures } from './EarningFigures.tsx';
import { EarningRules } from './EarningRules.tsx';
import { MonthBars } from './MonthBars.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { TransactionsPanel } from './TransactionsPanel.tsx';
import { useEarningsView } from './use-earnings-view.ts';

/** A mentor's earnings, their breakdown, and what the school has paid. */
export function EarningsBoard({ seat, title }: { seat: EarningsSeat; title: string }) {
  const now = useNow();
  const { profile } = useSnapshot(session);
  const view = useEarningsView();
  const stats = useQuery(earningStatsQuery(seat));
  const trends = useQuery(earningTrendsQuery(seat));
  const month = view.search.month ?? monthIn(DEFAULT_TIMEZONE, now);
  const isForbidden = stats.error instanceof ApiError && stats.error.status === 403;
  const isEmpty = stats.data?.total === 0;
  if (isForbidden)
    return (
      <LockedState
        level={1}
        title="These earnings are not yours"
        reason={<Text tone="soft">{stats.error?.message}</Text>}
        action={<Button href={hubPath(profile?.userData.roles ?? [])}>Go to your hub</Button>}
      />
    );
  return (
    <div className={listPage.page}>
      <div className={listPage.head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="soft" measure>
          Days and months are those of the school, {zoneText(DEFAULT_TIMEZONE)}. New work is counted within a
          few minutes.
        </Text>
      </div>
      <QueryPanel
        title="So far"
        query={stats}
        skeleton={
          <>
            <Skeleton shape="row" />
            <Skeleton shape="row" width="most" />
          </>
        }
      >
        {(data) => <EarningFigures {...data} />}
      </QueryPanel>
      {isEmpty ? (
        <EmptyState title="Nothing is counted for you yet" level={2}>
          <Text tone="soft" measure>
            The school sets what each kind of work pays. Work on days without a rate brings nothing; once
            there is one, it appears here by month, with what was paid.
          </Text>
        </EmptyState>
      ) : (
        <>
          <QueryPanel title="Month by month" query={trends} skeleton={<Skeleton shape="block" />}>
            {(data) => <MonthBars {...data} view={view} chosen={month} />}
          </QueryPanel>
          <MonthPanel seat={seat} month={month} view={view} />
          <TransactionsPanel seat={seat} view={view} />
        </>
      )}
      <EarningRules />
    </div>
  );
}
