import { familyOfProduct } from '@plinth/domain/catalog/product-codes';
import { formatDay } from '@plinth/domain/dates/format-day';
import { zoneText } from '@plinth/domain/dates/zone-text';
import {
  FUNNEL_SPLITS,
  FUNNEL_STEPS,
  type Funnel,
  type FunnelGroup,
  type FunnelSplit,
} from '@plinth/domain/prospects/funnel';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { Select } from '@plinth/ui/Select';
import { Table, type TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { fetchFunnelFile, funnelQuery } from '../../../data/office-funnel.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { TrendChart } from '../../../parts/TrendChart/TrendChart.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { TableSkeleton } from '../list/TableSkeleton.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useProductChoices } from '../list/use-product-choices.ts';
import { REGION_TEXTS } from '../prospects/prospect-texts.ts';
import * as own from './funnel.css.ts';
import { funnelFilterOf, funnelSplitOf } from './funnel-filter.ts';
import { countText, groupText, SPLIT_TEXTS, STEP_TEXTS, shareText } from './funnel-texts.ts';

/** The number of columns up to which each has a tick; more would touch. */
const TICKS_MAX = 13;

/** The path from a page view to a payment, from the school's own events. */
export function FunnelPage() {
  const list = useListSearch();
  const families = [...new Set(useProductChoices().map(({ value }) => familyOfProduct(value)))];
  const filter = funnelFilterOf(list.search);
  const split = funnelSplitOf(list.search);
  const found = usePagedQuery(funnelQuery(filter));
  const funnel = found.data?.funnel;
  const isFiltered = Boolean(filter.campaign ?? filter.region ?? filter.course);
  return (
    <ListPage
      sheet="O-122"
      title="Funnel"
      shown={isFiltered ? 'Filtered' : 'Everybody'}
      lead="Who looked, asked, applied, got an offer and paid. Each person counts once, in the week when they first came forward in this period, with how far they have come to date."
      actions={<CsvButton of="figures" fetchFile={() => fetchFunnelFile(filter)} />}
    >
      <div className={css.filters}>
        <TextInput
          label="From"
          type="date"
          value={filter.from ?? funnel?.from ?? ''}
          onChange={({ target }) => list.filter({ from: target.value })}
        />
        <TextInput
          label="Until"
          type="date"
          value={filter.until ?? funnel?.until ?? ''}
          onChange={({ target }) => list.filter({ until: target.value })}
        />
        <FilterSelect
          name="campaign"
          label="Campaign"
          all="Any campaign or none"
          options={(funnel?.campaigns ?? []).map((value) => ({ value, label: value }))}
        />
        <FilterSelect name="region" label="Region" all="Every region" options={optionsOf(REGION_TEXTS)} />
        <FilterSelect
          name="course"
          label="Course"
          all="Every course"
          options={families.map((value) => ({ value, label: groupText('course', value) }))}
        />
      </div>
      <LoadState query={found} what="The funnel" skeleton={<TableSkeleton />}>
        {({ funnel: loaded }) =>
          loaded.inAll.views + loaded.inAll.leads === 0 ? (
            <EmptyState level={2} drawing="search" title="Nobody was counted in this period" />
          ) : (
            <div className={own.parts} aria-busy={found.isPlaceholderData || undefined}>
              <Steps funnel={loaded} />
              <Weeks weeks={loaded.week} />
              <section className={own.part} aria-label="Split">
                <div className={own.choice}>
                  <Select
                    label="The table"
                    value={split}
                    options={FUNNEL_SPLITS.map((value) => ({ value, label: SPLIT_TEXTS[value].choice }))}
                    onChange={({ target }) => list.filter({ by: target.value })}
                  />
                </div>
                <Table
                  caption={`The funnel ${SPLIT_TEXTS[split].choice.toLowerCase()}`}
                  columns={columnsOf(split)}
                  rows={loaded[split]}
                  rowKey={({ key }) => key ?? 'untold'}
                />
              </section>
              <Honestly funnel={loaded} />
            </div>
          )
        }
      </LoadState>
    </ListPage>
  );
}

const columnsOf = (split: FunnelSplit): TableColumn<FunnelGroup>[] => [
  { id: 'key', header: SPLIT_TEXTS[split].head, cell: ({ key }) => groupText(split, key) },
  ...FUNNEL_STEPS.map((step) => ({
    id: step,
    header: STEP_TEXTS[step],
    figures: true,
    align: 'end' as const,
    cell: (group: FunnelGroup) => (step === 'views' ? countText(group.views) : shareText(group, step)),
  })),
];

/** People's steps as bars on one scale; views count pages and would reduce every other bar to a line. */
const Steps = ({ funnel: { inAll, from, until } }: { funnel: Funnel }) => (
  <section className={own.part} aria-label="Steps">
    <Heading level={2} size="m">
      {formatDay(from, 'full')} to {formatDay(until, 'full')}
    </Heading>
    <dl className={own.steps}>
      {FUNNEL_STEPS.map((step) => (
        <div key={step} className={own.step}>
          <dt className={own.name}>{STEP_TEXTS[step]}</dt>
          <dd className={own.measure}>
            {step === 'views' ? (
              <span />
            ) : (
              <span className={own.track} aria-hidden="true">
                <span
                  className={own.bar}
                  hidden={inAll[step] === 0}
                  style={{ width: `${(inAll[step] / Math.max(inAll.leads, 1)) * 100}%` }}
                />
              </span>
            )}
            {step === 'views' ? `${countText(inAll.views)} of pages` : shareText(inAll, step)}
          </dd>
        </div>
      ))}
    </dl>
    <Text secondary>
      Leads are the people in Prospects: those who sent a form, a message or a career builder result, and
      friends named by learners; anyone who applied without any of these is one too. Shares are of the leads.
    </Text>
  </section>
);

const Weeks = ({ weeks }: { weeks: readonly FunnelGroup[] }) => (
  <Section className={own.part} title="Leads by week">
    <TrendChart
      caption="People who came forward, by week"
      columns={['Week from', 'Leads']}
      max={Math.max(...weeks.map(({ leads }) => leads))}
      points={weeks.map(({ key, leads }, at) => ({
        key: key ?? '',
        tick: at % Math.ceil(weeks.length / TICKS_MAX) === 0 ? formatDay(key ?? '', 'short') : '',
        label: groupText('week', key),
        value: leads,
        text: countText(leads),
      }))}
    />
  </Section>
);

/** What the figures do not cover, so that no one reads too much into them. */
const Honestly = ({ funnel: { viewDays, zone } }: { funnel: Funnel }) => (
  <Section className={own.part} title="What is not counted">
    <ul className={own.notes}>
      <li>
        Views are those reported by browsers. Anyone who blocks such counting, or whose browser signals not to
        be counted, is in no view, but in every later step: there can be leads without views.
      </li>
      <li>
        Views are of homes, catalogues, course pages, career builder and contact, and are deleted after{' '}
        {viewDays} days. One visitor can make many; nothing links a view to a person.
      </li>
      <li>
        A campaign is known only for visits that name Facebook as their source, since others leave none with
        their lead; messages, career builder results and friends have none. A page that is left before it has
        fully loaded, and views from before campaigns were kept, are listed under none.
      </li>
      <li>
        Orders without an application, such as those of learners for another course, are in no step. Days and
        weeks follow the school's time zone, {zoneText(zone)}.
      </li>
    </ul>
  </Section>
);
