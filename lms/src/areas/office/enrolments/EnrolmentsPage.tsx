import { MOVED_AT_ONCE_MAX, type OfficeEnrolment } from '@plinth/domain/enrolments/office-enrolment';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import {
  enrolmentCohortsQuery,
  enrolmentsQuery,
  fetchEnrolmentsFile,
} from '../../../data/office-enrolments.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { SelectionBar } from '../list/SelectionBar.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { useSelection } from '../list/use-selection.ts';
import { EnrolSheet } from './EnrolSheet.tsx';
import { enrolmentColumns } from './enrolment-columns.tsx';
import { enrolmentFilter } from './enrolment-filter.ts';
import { cohortCode, cohortText, PLACE_TEXTS, placesText } from './enrolment-texts.ts';
import { MoveSheet } from './MoveSheet.tsx';
import { nameOf } from './name-of.ts';

/** The values of `open` in the address while a person is enrolled, and while the chosen enrolments are changed. */
const ENROL = 'enrol';
const CHOSEN = 'chosen';

const keyOfPlace = ({ enrolmentId }: OfficeEnrolment) => enrolmentId;

/** Who learns in which cohort: enrol people, and change enrolments one by one or in bulk. */
export function EnrolmentsPage() {
  const list = useListSearch();
  const filter = enrolmentFilter.pageOf(list.search);
  const enrolments = usePagedQuery(enrolmentsQuery(filter));
  const cohorts = useQuery(enrolmentCohortsQuery()).data?.cohorts ?? [];
  const rows = enrolments.data?.enrolments ?? [];
  const selection = useSelection(keyOfPlace, rows, MOVED_AT_ONCE_MAX);
  const opened = useOpenedRow(list.search.open, rows, keyOfPlace);
  const moved = list.search.open === CHOSEN ? selection.chosen : opened ? [opened] : [];
  const close = () => list.open(undefined);
  const cohort = cohorts.find(({ cohortId }) => cohortId === filter.cohortId);
  return (
    <ListPage
      sheet="O-113"
      title="Enrolments"
      shown={[
        cohort ? cohortText(cohort) : 'Every cohort',
        filter.state ? PLACE_TEXTS[filter.state] : 'every state',
      ].join(', ')}
      lead={`Who learns in which cohort. ${ownTimes()}`}
      actions={
        <>
          <CsvButton
            of="places"
            fetchFile={() => fetchEnrolmentsFile(enrolmentFilter.filterOf(list.search))}
          />
          <OpenButton row={ENROL}>Enrol people</OpenButton>
        </>
      }
    >
      <ListFilters search="Search by name, address, phone or cohort">
        <FilterSelect
          name="cohort"
          label="Cohort"
          all="Every cohort"
          options={cohorts.map((one) => ({ value: one.cohortId, label: cohortText(one) }))}
        />
        <FilterSelect name="state" label="State" all="Every state" options={optionsOf(PLACE_TEXTS)} />
      </ListFilters>
      {(rows.length > 0 || selection.chosen.length > 0) && (
        <SelectionBar of="places" selection={selection} rows={rows} countText={placesText}>
          <Button size="s" variant="primary" onClick={() => list.open(CHOSEN)}>
            Change them
          </Button>
        </SelectionBar>
      )}
      <RowTable
        query={enrolments}
        rowsOf={(data) => data.enrolments}
        countText={placesText}
        filter={enrolmentFilter}
        caption="Enrolments"
        columns={enrolmentColumns}
        rowKey={keyOfPlace}
        choice={{ selection, nameOf: (one) => `${nameOf(one)}, ${cohortCode(one)}` }}
        empty={<EmptyState level={2} title="Nobody is enrolled yet" />}
      />
      {list.search.open === ENROL && <EnrolSheet cohortId={filter.cohortId ?? ''} onClose={close} />}
      {moved.length > 0 && (
        <MoveSheet
          key={list.search.open}
          enrolments={moved}
          onClose={close}
          onMoved={() => selection.keep([])}
        />
      )}
    </ListPage>
  );
}
