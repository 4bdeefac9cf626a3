import type { OfficeReward } from '@plinth/domain/referrals/office-reward';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { fetchRewardsFile, rewardsQuery } from '../../../data/office-rewards.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { moneyText } from '../orders/order-texts.ts';
import * as own from '../orders/orders.css.ts';
import { PayRewardForm } from './PayRewardForm.tsx';
import { rewardFilter } from './reward-filter.ts';
import { REWARD_STAMPS, rewardsText } from './reward-texts.ts';

const keyOf = ({ rewardId }: OfficeReward) => rewardId;

/** The rewards owed to referrers for friends who enrolled, and those paid. */
export function RewardsPage() {
  const list = useListSearch();
  const rewards = usePagedQuery(rewardsQuery(rewardFilter.pageOf(list.search)));
  const opened = useOpenedRow(list.search.open, rewards.data?.rewards ?? [], keyOf);
  return (
    <ListPage
      sheet="O-133"
      title="Referral rewards"
      shown={rewardFilter.isSet(list.search) ? 'Filtered' : 'Owed and paid'}
      lead={`A friend's first enrolment earns a reward for the person who invited them. ${ownTimes()}`}
      actions={
        <CsvButton of="rewards" fetchFile={() => fetchRewardsFile(rewardFilter.filterOf(list.search))} />
      }
    >
      <ListFilters search="Search by name, address or reference">
        <FilterSelect name="status" label="Status" all="Owed and paid" options={optionsOf(REWARD_STAMPS)} />
      </ListFilters>
      <RowTable
        query={rewards}
        rowsOf={(data) => data.rewards}
        countText={rewardsText}
        filter={rewardFilter}
        caption="Referral rewards"
        rowKey={keyOf}
        columns={[
          personColumn<OfficeReward>('Referrer', keyOf),
          {
            id: 'status',
            header: 'Status',
            cell: ({ status }) => <StampChip stamp={REWARD_STAMPS[status]} />,
          },
          {
            id: 'friends',
            header: 'Friends enrolled',
            figures: true,
            cell: ({ friends }) => String(friends),
          },
          {
            id: 'amount',
            header: 'Amount',
            orders: { ascending: 'Amount, least first', descending: 'Amount, most first' },
            figures: 'end',
            cell: ({ amount, currency }) => moneyText(amount, currency),
          },
          timeColumn('since', 'Earned or paid', {
            ascending: 'Earned or paid, oldest first',
            descending: 'Earned or paid, latest first',
          }),
        ]}
        empty={
          <EmptyState level={2} title="No rewards have been earned yet">
            <Text tone="soft">Rewards appear here once a friend of a referrer has enrolled.</Text>
          </EmptyState>
        }
      />
      {opened && <RewardSheet reward={opened} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}

const RewardSheet = ({ reward, onClose }: { reward: OfficeReward; onClose: () => void }) => (
  <SideSheet
    title={reward.name || reward.emailId}
    description={`${moneyText(reward.amount, reward.currency)}, ${REWARD_STAMPS[reward.status].text.toLowerCase()}`}
    onClose={onClose}
  >
    <div className={own.sections}>
      <div className={own.section}>
        <Link href={`mailto:${reward.emailId}`}>{reward.emailId}</Link>
        <Link href={`/office/people/${reward.userId}`}>The page of this person</Link>
        {reward.reference && (
          <Text size="s">
            Paid {shortTime(reward.since)}, reference {reward.reference}
          </Text>
        )}
      </div>
      {reward.status === 'OWED' && <PayRewardForm reward={reward} onDone={onClose} />}
    </div>
  </SideSheet>
);
