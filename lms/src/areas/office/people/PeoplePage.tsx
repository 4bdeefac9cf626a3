import { PEOPLE_AT_ONCE_MAX } from '@plinth/domain/people/many-people';
import type { PersonRow } from '@plinth/domain/people/person-row';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import {
  cohortChoicesQuery,
  fetchChosenPeopleFile,
  fetchPeopleFile,
  peopleQuery,
} from '../../../data/office-people.ts';
import { ownStaffQuery } from '../../../data/staff.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { PLACE_TEXTS } from '../enrolments/enrolment-texts.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { SelectionBar } from '../list/SelectionBar.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useSelection } from '../list/use-selection.ts';
import { nameOf } from '../staff/name-of.ts';
import { ActionSheet } from './ActionSheet.tsx';
import { PEOPLE_COLUMNS } from './people-columns.tsx';
import { peopleFilter } from './people-filter.ts';
import { KIND_TEXTS, peopleText } from './people-texts.ts';

/** The value of `open` in the address during an action on the chosen people. */
const CHOSEN = 'chosen';

const keyOfPerson = ({ userId }: PersonRow) => userId;

/** Everyone with an account. */
export function PeoplePage() {
  const list = useListSearch();
  const people = usePagedQuery(peopleQuery(peopleFilter.pageOf(list.search)));
  const cohorts = useQuery(cohortChoicesQuery());
  const own = useQuery(ownStaffQuery()).data?.capabilities ?? [];
  const rows = people.data?.people ?? [];
  const selection = useSelection(keyOfPerson, rows, PEOPLE_AT_ONCE_MAX);
  return (
    <ListPage
      sheet="O-110"
      title="People"
      shown={peopleFilter.isSet(list.search) ? 'Filtered' : 'All'}
      lead={`Everybody who has an account here. ${ownTimes()}`}
      actions={
        <CsvButton of="people" fetchFile={() => fetchPeopleFile(peopleFilter.filterOf(list.search))} />
      }
    >
      <ListFilters search="Search by name, address or phone">
        <FilterSelect name="kind" label="Who" all="Everybody" options={optionsOf(KIND_TEXTS)} />
        <FilterSelect
          name="state"
          label="Enrolment"
          all="Any enrolment or none"
          options={optionsOf(PLACE_TEXTS)}
        />
        <FilterSelect
          name="cohort"
          label="Cohort"
          all="Every cohort"
          options={(cohorts.data?.cohorts ?? []).map(({ cohortId, title }) => ({
            value: cohortId,
            label: title,
          }))}
        />
      </ListFilters>
      {(rows.length > 0 || selection.chosen.length > 0) && (
        <SelectionBar of="people" selection={selection} rows={rows} countText={peopleText}>
          <CsvButton
            of="chosen people"
            fetchFile={() => fetchChosenPeopleFile(selection.chosen.map(keyOfPerson))}
          />
          {own.includes('people.manage') && (
            <Button size="s" variant="primary" onClick={() => list.open(CHOSEN)}>
              Do something with them
            </Button>
          )}
        </SelectionBar>
      )}
      <RowTable
        query={people}
        rowsOf={(data) => data.people}
        countText={peopleText}
        filter={peopleFilter}
        caption="People"
        columns={PEOPLE_COLUMNS}
        rowKey={keyOfPerson}
        choice={{ selection, nameOf }}
        empty={<EmptyState level={2} title="Nobody has an account yet" />}
      />
      {list.search.open === CHOSEN && selection.chosen.length > 0 && own.includes('people.manage') && (
        <ActionSheet
          people={selection.chosen}
          onClose={(refused) => {
            if (refused) selection.keep(selection.chosen.filter(({ userId }) => refused.includes(userId)));
            list.open(undefined);
          }}
        />
      )}
    </ListPage>
  );
}
