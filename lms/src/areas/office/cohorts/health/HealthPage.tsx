import type { HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import { EmptyState } from '@plinth/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { cohortHealthQuery, fetchHealthFile } from '../../../../data/office-health.ts';
import { ownStaffQuery } from '../../../../data/staff.ts';
import { HealthFigures } from '../../../../parts/cohort-health/HealthFigures.tsx';
import { healthColumns } from '../../../../parts/cohort-health/health-columns.tsx';
import {
  HEALTH_FILTERS,
  healthFilterOf,
  healthPageOf,
  RISK_CHOICES,
} from '../../../../parts/cohort-health/health-search.ts';
import { REASON_TITLES } from '../../../../parts/cohort-health/risk-texts.ts';
import { DownloadButton } from '../../../../parts/DownloadButton.tsx';
import { ownTimes } from '../../../../parts/own-times.ts';
import { usePagedQuery } from '../../../../parts/use-paged-query.ts';
import { FilterSelect } from '../../list/FilterSelect.tsx';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { RowLink } from '../../list/RowLink.tsx';
import { RowTable } from '../../list/RowTable.tsx';
import { useListSearch } from '../../list/use-list-search.ts';
import { useOpenedRow } from '../../list/use-opened-row.ts';
import { LearnerSheet } from './LearnerSheet.tsx';

const keyOf = ({ userId }: HealthLearner) => userId;

/** The state of a cohort in one view, and its learners at risk, with the reasons. */
export function HealthPage({ cohortId }: { cohortId: string }) {
  const list = useListSearch();
  const filter = healthFilterOf(list.search);
  const capabilities = useQuery(ownStaffQuery()).data?.capabilities ?? [];
  const query = usePagedQuery(cohortHealthQuery(cohortId, healthPageOf(list.search)));
  const { data } = query;
  const opened = useOpenedRow(list.search.open, data?.learners ?? [], keyOf);
  return (
    <ListPage
      sheet="O-330"
      title="Health"
      shown={filter.sortBy === 'risk' ? 'Most at risk first' : 'All learners'}
      lead={`Attendance, progress against the plan, hand-ins, quizzes and queries, and who is at risk and why. ${ownTimes()}`}
      actions={
        <DownloadButton
          label="Download CSV of these learners"
          fetchFile={() => fetchHealthFile(cohortId, filter)}
        >
          Download CSV
        </DownloadButton>
      }
    >
      {data && <HealthFigures summary={data.summary} />}
      <ListFilters search="Search by name">
        <FilterSelect
          name="risk"
          label="At risk for"
          all="All learners"
          options={RISK_CHOICES.filter(
            (value) => value !== 'PAYMENT_OVERDUE' || capabilities.includes('money.read'),
          ).map((value) => ({ value, label: value === 'ANY' ? 'Any reason' : REASON_TITLES[value] }))}
        />
        <FilterSelect
          name="group"
          label="Group"
          all="Every group"
          options={(data?.groups ?? []).map(({ groupId, title }) => ({ value: groupId, label: title }))}
        />
      </ListFilters>
      <RowTable
        query={query}
        rowsOf={({ learners }) => learners}
        countText={(total) => (total === 1 ? '1 learner' : `${total} learners`)}
        filter={{
          isSet: (search) => HEALTH_FILTERS.some((name) => search[name]),
          sortOf: () => ({
            column: filter.sortBy,
            direction: filter.sortDirection === 'asc' ? 'ascending' : 'descending',
          }),
        }}
        caption="Learners"
        columns={healthColumns(({ userId, name }) => <RowLink row={userId}>{name}</RowLink>)}
        rowKey={keyOf}
        empty={<EmptyState level={2} title="This cohort has no learners yet" />}
      />
      {opened && (
        <LearnerSheet
          key={opened.userId}
          cohortId={cohortId}
          learner={opened}
          groups={data?.groups ?? []}
          capabilities={capabilities}
          onClose={() => list.open(undefined)}
        />
      )}
    </ListPage>
  );
}
