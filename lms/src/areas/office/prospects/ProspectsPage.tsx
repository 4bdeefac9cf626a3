import { PROSPECTS_AT_ONCE, type Prospect } from '@plinth/domain/prospects/prospect';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchProspectsFile, prospectChoicesQuery, prospectsQuery } from '../../../data/prospects.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { ActionSheet } from './ActionSheet.tsx';
import { ProspectSheet } from './ProspectSheet.tsx';
import { prospectColumns } from './prospect-columns.tsx';
import { prospectFilter } from './prospect-filter.ts';
import { PROSPECT_STATE_TEXTS, prospectsText, REGION_TEXTS, TOUCH_TEXTS } from './prospect-texts.ts';
import * as own from './prospects.css.ts';

/** The value of `open` in the address while the chosen ones are changed. */
const CHOSEN = 'chosen';

/** The admissions inbox: everyone who contacted the school, listed once, whatever the channel. */
export function ProspectsPage() {
  const list = useListSearch();
  const prospects = usePagedQuery(prospectsQuery(prospectFilter.pageOf(list.search)));
  const choices = useQuery(prospectChoicesQuery()).data;
  const [chosen, setChosen] = useState<readonly Prospect[]>([]);
  const rows = prospects.data?.prospects ?? [];
  const has = (prospectId: string) => chosen.some((one) => one.prospectId === prospectId);
  const toggle = (prospectId: string) =>
    setChosen((before) =>
      before.some((one) => one.prospectId === prospectId)
        ? before.filter((one) => one.prospectId !== prospectId)
        : [...before, ...rows.filter((one) => one.prospectId === prospectId)].slice(0, PROSPECTS_AT_ONCE),
    );
  const close = () => list.open(undefined);
  const { open } = list.search;
  return (
    <ListPage
      sheet="O-120"
      title="Prospects"
      shown={prospectFilter.isSet(list.search) ? 'Filtered' : 'Not closed'}
      lead={`Everybody who has contacted the school, matched by email and phone; closed ones only when asked for. ${ownTimes()}`}
      actions={
        <CsvButton
          of="prospects"
          fetchFile={() => fetchProspectsFile(prospectFilter.filterOf(list.search))}
        />
      }
    >
      <ListFilters search="Search by name, address, phone or campaign">
        <FilterSelect name="state" label="State" all="Not closed" options={optionsOf(PROSPECT_STATE_TEXTS)} />
        <FilterSelect
          name="owner"
          label="Owner"
          all="Everybody’s"
          options={[
            { value: 'mine', label: 'Mine' },
            { value: 'nobody', label: 'Nobody’s' },
          ]}
        />
        <FilterSelect
          name="due"
          label="Next step"
          all="Any or none"
          options={[{ value: 'true', label: 'Due' }]}
        />
        <FilterSelect
          name="review"
          label="Review"
          all="Everybody"
          options={[{ value: 'true', label: 'May be a machine' }]}
        />
        <FilterSelect name="source" label="Came by" all="Any way" options={optionsOf(TOUCH_TEXTS)} />
        <FilterSelect name="region" label="Region" all="Every region" options={optionsOf(REGION_TEXTS)} />
        <FilterSelect
          name="campaign"
          label="Campaign"
          all="Any campaign or none"
          options={(choices?.campaigns ?? []).map((value) => ({ value, label: value }))}
        />
      </ListFilters>
      {rows.length > 0 && (
        <section className={own.chosen} aria-label="Chosen prospects">
          <Text as="span" size="s">
            {chosen.length === 0 ? 'Nobody is chosen' : `${prospectsText(chosen.length)} chosen`}
          </Text>
          <Button
            size="s"
            onClick={() =>
              setChosen((before) =>
                [...before, ...rows.filter(({ prospectId }) => !has(prospectId))].slice(0, PROSPECTS_AT_ONCE),
              )
            }
          >
            Choose this page
          </Button>
          {chosen.length > 0 && (
            <>
              <Button size="s" onClick={() => setChosen([])}>
                Choose nobody
              </Button>
              <Button size="s" variant="primary" onClick={() => list.open(CHOSEN)}>
                Change them
              </Button>
            </>
          )}
        </section>
      )}
      <RowTable
        query={prospects}
        rowsOf={(data) => data.prospects}
        countText={prospectsText}
        filter={prospectFilter}
        caption="Prospects"
        columns={prospectColumns({ has, toggle })}
        rowKey={({ prospectId }) => prospectId}
        empty={<EmptyState level={2} title="No prospects yet" />}
      />
      {open === CHOSEN && chosen.length > 0 && (
        <ActionSheet
          prospects={chosen}
          owners={choices?.owners ?? []}
          onClose={close}
          onDone={() => setChosen([])}
        />
      )}
      {open && open !== CHOSEN && <ProspectSheet key={open} prospectId={open} onClose={close} />}
    </ListPage>
  );
}
