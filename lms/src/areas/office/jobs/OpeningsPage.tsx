import { schoolDay } from '@plinth/domain/dates/school-day';
import type { OfficeOpening } from '@plinth/domain/jobs/office-opening';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import type { TableColumn } from '@plinth/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { employerNamesQuery, fetchOpeningsFile, openingsQuery } from '../../../data/office-jobs.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { openingFilter } from './job-filters.ts';
import { jobApplicationsText, OPENING_STAMPS, openingsText } from './job-texts.ts';
import { NEW_OPENING, OpeningSheet } from './OpeningSheet.tsx';

const columns: readonly TableColumn<OfficeOpening>[] = [
  {
    id: 'title',
    header: 'Opening',
    orders: { ascending: 'Title, A to Z', descending: 'Title, Z to A' },
    cell: ({ jobOpeningId, title, companyName, location }) => (
      <RowLink row={jobOpeningId} note={`${companyName}, ${location}`}>
        {title}
      </RowLink>
    ),
  },
  { id: 'state', header: 'State', cell: ({ state }) => <StampChip stamp={OPENING_STAMPS[state]} /> },
  {
    id: 'applied',
    header: 'Applications',
    cell: ({ jobOpeningId, applied, offers }) => (
      <span className={css.two}>
        {applied === 0 ? (
          <span>None</span>
        ) : (
          <Link href={`/office/job-applications?opening=${jobOpeningId}`}>
            {jobApplicationsText(applied)}
          </Link>
        )}
        {offers > 0 && <Annotation>{`${offers} with an offer`}</Annotation>}
      </span>
    ),
  },
  {
    id: 'closingDate',
    header: 'Closes',
    orders: { ascending: 'First to close first', descending: 'Last to close first' },
    figures: 'end',
    cell: ({ closingDate }) => <time dateTime={closingDate}>{schoolDay(closingDate)}</time>,
  },
];

/** The jobs that employers offer, from the first draft to the closing. */
export function OpeningsPage() {
  const list = useListSearch();
  const openings = usePagedQuery(openingsQuery(openingFilter.pageOf(list.search)));
  const employers = useQuery(employerNamesQuery()).data?.employers ?? [];
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-141"
      title="Openings"
      shown={openingFilter.isSet(list.search) ? 'Filtered' : 'All openings'}
      lead="Jobs that employers offer to graduates."
      actions={
        <>
          <CsvButton of="openings" fetchFile={() => fetchOpeningsFile(openingFilter.filterOf(list.search))} />
          <OpenButton row={NEW_OPENING}>New opening</OpenButton>
        </>
      }
    >
      <ListFilters search="Search by title, employer or place">
        <FilterSelect name="state" label="State" all="Every state" options={optionsOf(OPENING_STAMPS)} />
        <FilterSelect
          name="employer"
          label="Employer"
          all="Every employer"
          options={employers.map(({ employerId, name }) => ({ value: employerId, label: name }))}
        />
      </ListFilters>
      <RowTable
        query={openings}
        rowsOf={(data) => data.openings}
        countText={openingsText}
        filter={openingFilter}
        caption="Openings"
        columns={columns}
        rowKey={({ jobOpeningId }) => jobOpeningId}
        empty={<EmptyState level={2} title="No openings yet" />}
      />
      {open && (
        <OpeningSheet
          key={open}
          jobOpeningId={open}
          employerId={list.search.employer}
          onMade={(jobOpeningId) => list.open(jobOpeningId)}
          onClose={() => list.open(undefined)}
        />
      )}
    </ListPage>
  );
}
