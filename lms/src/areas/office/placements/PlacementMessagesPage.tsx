import type { OfficePlacementMessage } from '@plinth/domain/placement/office-placement';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { fetchPlacementMessagesFile, placementMessagesQuery } from '../../../data/office-placement.ts';
import { ownTimes } from '../../../parts/own-times.ts';
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
import { PlacementMessageSheet } from './PlacementMessageSheet.tsx';
import { placementMessageFilter } from './placement-filters.ts';

const SHOWN_OF_MESSAGE = 90;
const beginOf = (text: string) =>
  text.length > SHOWN_OF_MESSAGE ? `${text.slice(0, SHOWN_OF_MESSAGE).trimEnd()}…` : text;

const columns: readonly TableColumn<OfficePlacementMessage>[] = [
  personColumn(
    'Learner',
    ({ messageId }) => messageId,
    ({ emailId, cohort }) => `${emailId}, ${cohort}`,
  ),
  {
    id: 'message',
    header: 'Message',
    cell: ({ subject, message }) => (
      <TwoLines note={subject && beginOf(message)}>{subject ?? beginOf(message)}</TwoLines>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ settled }) => (
      <TwoLines note={settled?.by}>
        <StatusChip tone={settled ? 'success' : 'signal'}>
          {settled ? (settled.answer ? 'Answered' : 'Settled') : 'To answer'}
        </StatusChip>
      </TwoLines>
    ),
  },
  timeColumn('createdAt', 'Written'),
];

/** Learners' messages to the placement team from their hub, and the answers. */
export function PlacementMessagesPage() {
  const list = useListSearch();
  const messages = usePagedQuery(placementMessagesQuery(placementMessageFilter.pageOf(list.search)));
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-145"
      title="Messages"
      shown={placementMessageFilter.isSet(list.search) ? 'Filtered' : 'All messages'}
      actions={
        <CsvButton
          of="messages"
          fetchFile={() => fetchPlacementMessagesFile(placementMessageFilter.listOf(list.search))}
        />
      }
      lead={`What learners wrote to the placement team. ${ownTimes()}`}
    >
      <ListFilters search="Search by name, address, phone or words">
        <FilterSelect
          name="state"
          label="State"
          all="Every state"
          options={[
            { value: 'OPEN', label: 'To answer' },
            { value: 'SETTLED', label: 'Settled' },
          ]}
        />
      </ListFilters>
      <RowTable
        query={messages}
        rowsOf={(data) => data.messages}
        countText={(total) => (total === 1 ? '1 message' : `${total} messages`)}
        filter={placementMessageFilter}
        caption="Messages"
        columns={columns}
        rowKey={({ messageId }) => messageId}
        empty={<EmptyState level={2} title="No learner has written to the placement team yet" />}
      />
      {open && <PlacementMessageSheet key={open} messageId={open} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}
