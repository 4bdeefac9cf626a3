import type { OfficeAnnouncement } from '@plinth/domain/announcements/announcement';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { TableColumn } from '@plinth/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { announcementsQuery, audiencesQuery, fetchAnnouncementsFile } from '../../../data/announcements.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { AnnouncementSheet } from './AnnouncementSheet.tsx';
import { announcementFilter } from './announcement-filter.ts';
import { ANNOUNCEMENT_STATE_TEXTS, audienceText } from './announcement-texts.ts';
import { WriteSheet } from './WriteSheet.tsx';

/** The value of `open` in the address while one is written. */
const WRITE = 'write';

const columns: readonly TableColumn<OfficeAnnouncement>[] = [
  {
    id: 'title',
    header: 'Announcement',
    orders: { ascending: 'Title, A to Z', descending: 'Title, Z to A' },
    cell: (one) => (
      <RowLink row={one.announcementId} note={audienceText(one)}>
        {one.title}
      </RowLink>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <StampChip stamp={ANNOUNCEMENT_STATE_TEXTS[state]} />,
  },
  { id: 'author', header: 'By', cell: ({ author }) => author || '–' },
  { id: 'told', header: 'Sent to', figures: 'end', cell: ({ told }) => told ?? '–' },
  {
    id: 'read',
    header: 'Read by',
    figures: 'end',
    cell: ({ told, readBy }) => (told === null ? '–' : readBy),
  },
  timeColumn('publishAt', 'When'),
];

const keyOf = ({ announcementId }: OfficeAnnouncement) => announcementId;

/** The school's announcements to many people, sent and scheduled. */
export function AnnouncementsPage() {
  const list = useListSearch();
  const announcements = usePagedQuery(announcementsQuery(announcementFilter.pageOf(list.search)));
  const cohorts = useQuery(audiencesQuery()).data?.cohorts ?? [];
  const opened = useOpenedRow(list.search.open, announcements.data?.announcements ?? [], keyOf);
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-153"
      title="Announcements"
      shown={announcementFilter.isSet(list.search) ? 'Filtered' : 'All announcements'}
      lead={`Messages to many people at once: in the app, and by email for those who want it. ${ownTimes()}`}
      actions={
        <>
          <CsvButton
            of="announcements"
            fetchFile={() => fetchAnnouncementsFile(announcementFilter.filterOf(list.search))}
          />
          <OpenButton row={WRITE}>Write an announcement</OpenButton>
        </>
      }
    >
      <ListFilters search="Search announcements">
        <FilterSelect
          name="state"
          label="State"
          all="Every state"
          options={optionsOf(ANNOUNCEMENT_STATE_TEXTS)}
        />
        <FilterSelect
          name="cohort"
          label="Cohort"
          all="Every cohort"
          options={cohorts.map(({ cohortId, name }) => ({ value: cohortId, label: name }))}
        />
      </ListFilters>
      <RowTable
        query={announcements}
        rowsOf={(data) => data.announcements}
        countText={(total) => (total === 1 ? '1 announcement' : `${total} announcements`)}
        filter={announcementFilter}
        caption="Announcements"
        columns={columns}
        rowKey={keyOf}
        empty={<EmptyState level={2} title="No announcements yet" />}
      />
      <WriteSheet
        isOpen={list.search.open === WRITE}
        cohorts={cohorts.filter(({ isOpen }) => isOpen)}
        onClose={close}
      />
      {opened && <AnnouncementSheet key={opened.announcementId} announcement={opened} onClose={close} />}
    </ListPage>
  );
}
