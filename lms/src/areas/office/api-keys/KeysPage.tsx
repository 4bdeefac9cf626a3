import type { ApiKey } from '@plinth/domain/api-keys/api-key';
import { EmptyState } from '@plinth/ui/EmptyState';
import { keysQuery } from '../../../data/office-keys.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { KeySheet } from './KeySheet.tsx';
import { keyColumns } from './key-columns.tsx';
import { keyFilter } from './key-filter.ts';
import { KEY_STAMPS, keysText } from './key-texts.ts';
import { MakeKeySheet } from './MakeKeySheet.tsx';

/** The value of `open` in the address while a key is created. */
const MAKE = 'make';

const keyOf = ({ keyId }: ApiKey) => keyId;

/** The keys with which programs make office calls. */
export function KeysPage() {
  const list = useListSearch();
  const keys = usePagedQuery(keysQuery(keyFilter.pageOf(list.search)));
  const { open } = list.search;
  const close = () => list.open(undefined);
  const opened = useOpenedRow(open, keys.data?.keys ?? [], keyOf);
  return (
    <ListPage
      sheet="O-152"
      title="API keys"
      shown={keysText(keys.data?.total ?? 0)}
      lead={`Keys that let programs use the office. ${ownTimes()}`}
      actions={<OpenButton row={MAKE}>Create a key</OpenButton>}
    >
      <ListFilters search="Search by name">
        <FilterSelect name="state" label="State" all="Every state" options={optionsOf(KEY_STAMPS)} />
      </ListFilters>
      <RowTable
        query={keys}
        rowsOf={(data) => data.keys}
        countText={keysText}
        filter={keyFilter}
        caption="API keys"
        columns={keyColumns}
        rowKey={keyOf}
        empty={<EmptyState level={2} title="No keys yet" />}
      />
      {open === MAKE && <MakeKeySheet onClose={close} onMade={list.open} />}
      {opened && <KeySheet key={opened.keyId} apiKey={opened} onClose={close} />}
    </ListPage>
  );
}
