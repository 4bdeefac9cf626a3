import type { OfficeSelfPlacement } from '@plinth/domain/placement/office-placement';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { TableColumn } from '@plinth/ui/Table';
import { fetchSelfPlacementsFile, selfPlacementsQuery } from '../../../data/office-placement.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { placementOf, REVIEW_STAMPS, rowOf, selfPlacementFilter } from './placement-filters.ts';
import { SelfPlacementSheet } from './SelfPlacementSheet.tsx';

const columns: readonly TableColumn<OfficeSelfPlacement>[] = [
  personColumn<OfficeSelfPlacement>('Learner', rowOf, ({ emailId, cohort }) => `${emailId}, ${cohort}`),
  {
    id: 'job',
    header: 'Job',
    cell: ({ job }) => <TwoLines note={job.companyName}>{job.designation}</TwoLines>,
  },
  {
    id: 'review',
    header: 'State',
    cell: ({ job }) => (
      <TwoLines note={job.reviewStatus === 'PENDING' && job.remark && 'asked about'}>
        <StampChip stamp={REVIEW_STAMPS[job.reviewStatus]} />
      </TwoLines>
    ),
  },
  timeColumn('submittedAt', 'Handed in'),
];

/** Jobs that learners found without the school, to be accepted or rejected. */
export function SelfPlacementsPage() {
  const list = useListSearch();
  const jobs = usePagedQuery(selfPlacementsQuery(selfPlacementFilter.pageOf(list.search)));
  const open = placementOf(list.search.open);
  return (
    <ListPage
      sheet="O-143"
      title="Self-reported placements"
      shown={selfPlacementFilter.isSet(list.search) ? 'Filtered' : 'All self-reported placements'}
      actions={
        <CsvButton
          of="self-reported placements"
          fetchFile={() => fetchSelfPlacementsFile(selfPlacementFilter.listOf(list.search))}
        />
      }
      lead={`Jobs that learners found without the school. ${ownTimes()}`}
    >
      <ListFilters search="Search by name, address or employer">
        <FilterSelect
          name="review"
          label="State"
          all="Every state"
          options={Object.entries(REVIEW_STAMPS).map(([value, { text }]) => ({ value, label: text }))}
        />
      </ListFilters>
      <RowTable
        query={jobs}
        rowsOf={(data) => data.selfPlacements}
        countText={(total) => (total === 1 ? '1 job' : `${total} jobs`)}
        filter={selfPlacementFilter}
        caption="Self-reported placements"
        columns={columns}
        rowKey={rowOf}
        empty={<EmptyState level={2} title="No learner has reported a job of their own yet" />}
      />
      {open && <SelfPlacementSheet key={rowOf(open)} of={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
