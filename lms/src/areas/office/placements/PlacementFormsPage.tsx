import type { OfficePlacementForm } from '@plinth/domain/placement/office-placement';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { fetchPlacementFormsFile, placementFormsQuery } from '../../../data/office-placement.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { shortTime } from '../list/short-time.ts';
import { TwoLines } from '../list/TwoLines.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { PlacementFormSheet } from './PlacementFormSheet.tsx';
import { placementFormFilter, placementOf, rowOf } from './placement-filters.ts';

const columns: readonly TableColumn<OfficePlacementForm>[] = [
  personColumn<OfficePlacementForm>('Learner', rowOf, ({ emailId, cohort }) => `${emailId}, ${cohort}`),
  {
    id: 'said',
    header: 'Placement',
    cell: ({ said }) => (
      <StatusChip tone={said.interestedInPlacements === false ? 'neutral' : 'success'}>
        {said.interestedInPlacements === null
          ? 'Not said'
          : said.interestedInPlacements
            ? 'Interested'
            : 'Not interested'}
      </StatusChip>
    ),
  },
  {
    id: 'where',
    header: 'Where and when',
    cell: ({ said }) => (
      <TwoLines note={said.noticePeriod !== null && `${said.noticePeriod} days' notice`}>
        {said.locationPreferences.join(', ') || 'Not said'}
      </TwoLines>
    ),
  },
  {
    id: 'updatedAt',
    header: 'Said',
    orders: { ascending: 'Oldest first', descending: 'Latest first' },
    figures: 'end',
    cell: ({ updatedAt, reopenedUntil }) => (
      <TwoLines note={reopenedUntil && `reopened until ${shortTime(reopenedUntil)}`}>
        <time dateTime={updatedAt}>{shortTime(updatedAt)}</time>
      </TwoLines>
    ),
  },
];

/** Learners' answers in the placement form: read, corrected, and reopened individually. */
export function PlacementFormsPage() {
  const list = useListSearch();
  const forms = usePagedQuery(placementFormsQuery(placementFormFilter.pageOf(list.search)));
  const open = placementOf(list.search.open);
  return (
    <ListPage
      sheet="O-144"
      title="Placement forms"
      shown={placementFormFilter.isSet(list.search) ? 'Filtered' : 'All placement forms'}
      actions={
        <CsvButton
          of="placement forms"
          fetchFile={() => fetchPlacementFormsFile(placementFormFilter.listOf(list.search))}
        />
      }
      lead={`What learners are looking for. ${ownTimes()}`}
    >
      <ListFilters search="Search by name or address">
        <FilterSelect
          name="state"
          label="Placement"
          all="Everybody"
          options={[
            { value: 'INTERESTED', label: 'Interested' },
            { value: 'NOT_INTERESTED', label: 'Not interested' },
          ]}
        />
      </ListFilters>
      <RowTable
        query={forms}
        rowsOf={(data) => data.forms}
        countText={(total) => (total === 1 ? '1 form' : `${total} forms`)}
        filter={placementFormFilter}
        caption="Placement forms"
        columns={columns}
        rowKey={rowOf}
        empty={<EmptyState level={2} title="No placement forms yet" />}
      />
      {open && <PlacementFormSheet key={rowOf(open)} of={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
