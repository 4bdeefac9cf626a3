import type { CohortDate } from '@plinth/domain/cohorts/cohort-move';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Table } from '@plinth/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { cohortDatesQuery } from '../../../../data/office-moves.ts';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { dateText, KIND_TEXTS } from '../../../../parts/moves/move-texts.ts';
import { optionsOf } from '../../../../parts/options-of.ts';
import { useNow } from '../../../../parts/use-now.ts';
import { FilterSelect } from '../../list/FilterSelect.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import * as css from '../../list/list.css.ts';
import { OpenButton } from '../../list/OpenButton.tsx';
import { TableSkeleton } from '../../list/TableSkeleton.tsx';
import { useListSearch } from '../../list/use-list-search.ts';
import { useOpenedRow } from '../../list/use-opened-row.ts';
import { MoveAllSheet } from './MoveAllSheet.tsx';
import { MoveDateSheet } from './MoveDateSheet.tsx';

const ALL = 'all';
const keyOf = ({ kind, id }: CohortDate) => `${kind}:${id}`;

/** Every date of a cohort, which can be moved one by one or all from a day onwards. */
export function DatesPage({ cohortId }: { cohortId: string }) {
  const query = useQuery(cohortDatesQuery(cohortId));
  const list = useListSearch();
  const now = useNow();
  const { open, kind, past } = list.search;
  const zone = query.data?.timeZone;
  const found = useOpenedRow(open, query.data?.dates ?? [], keyOf);
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-340"
      title="Dates"
      lead={`Sessions, openings, deadlines and milestones.${zone ? ` Times in ${zoneText(zone)}.` : ''}`}
      actions={<OpenButton row={ALL}>Move everything from a day</OpenButton>}
    >
      <div className={css.filters}>
        <FilterSelect name="kind" label="What" all="Every kind" options={optionsOf(KIND_TEXTS)} />
        <FilterSelect
          name="past"
          label="When"
          all="Upcoming"
          options={[{ value: 'too', label: 'Past ones too' }]}
        />
      </div>
      <LoadState query={query} what="The dates" isPlural skeleton={<TableSkeleton />}>
        {({ dates, timeZone }) => {
          return (
            <>
              <Table
                caption="Dates"
                rows={dates.filter(
                  (date) => (!kind || date.kind === kind) && (past === 'too' || date.at > now),
                )}
                rowKey={keyOf}
                empty={<EmptyState level={2} title="No such dates ahead" />}
                columns={[
                  {
                    id: 'at',
                    header: 'When',
                    cell: ({ at }) => <time dateTime={at}>{dateText(at, timeZone)}</time>,
                  },
                  { id: 'kind', header: 'What', cell: (date) => KIND_TEXTS[date.kind] },
                  { id: 'title', header: 'Of', cell: ({ title }) => title },
                  {
                    id: 'move',
                    header: 'Move',
                    align: 'end',
                    cell: (date) =>
                      date.at > now || date.kind === 'DEADLINE' ? (
                        <Button
                          size="s"
                          aria-label={`Move ${date.title}, ${KIND_TEXTS[date.kind]}`}
                          onClick={() => list.open(keyOf(date))}
                        >
                          Move
                        </Button>
                      ) : (
                        '–'
                      ),
                  },
                ]}
              />
              {open === ALL && <MoveAllSheet cohortId={cohortId} timeZone={timeZone} onClose={close} />}
              {found && (
                <MoveDateSheet
                  key={keyOf(found)}
                  cohortId={cohortId}
                  date={found}
                  timeZone={timeZone}
                  onClose={close}
                />
              )}
            </>
          );
        }}
      </LoadState>
    </ListPage>
  );
}
