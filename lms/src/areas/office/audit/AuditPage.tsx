import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Chip } from '@plinth/ui/Chip';
import { EmptyState } from '@plinth/ui/EmptyState';
import type { TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import X from 'lucide-react/icons/x';
import { auditEntriesQuery, fetchAuditFile } from '../../../data/audit-entries.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { shortTime } from '../list/short-time.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { auditFilter } from './audit-filter.ts';
import { actionText, actorText, SOURCE_TEXTS, subjectText } from './audit-texts.ts';
import { EntrySheet } from './EntrySheet.tsx';

const keyOf = ({ auditId }: AuditEntry) => auditId;

/** Who changed what, latest first. */
export function AuditPage() {
  const list = useListSearch();
  const filter = auditFilter.filterOf(list.search);
  const entries = usePagedQuery(auditEntriesQuery(auditFilter.pageOf(list.search)));
  const shown = entries.data?.entries ?? [];
  const opened = useOpenedRow(list.search.open, shown, keyOf);
  const person = shown
    .flatMap(({ actor, subject }) => [actor, subject])
    .find((one) => one?.userId === filter.personId);
  return (
    <ListPage
      sheet="O-102"
      title="Audit log"
      shown={auditFilter.isSet(list.search) ? 'Filtered, latest first' : 'All, latest first'}
      lead={`Changes made by staff; nobody can alter the log. Times in ${ownZoneText()}, days of the filter in ${zoneText(DEFAULT_TIMEZONE)}.`}
      actions={<CsvButton of="entries" fetchFile={() => fetchAuditFile(filter)} />}
    >
      <ListFilters search="Search by name, address, phone, cohort or action">
        <FilterSelect name="source" label="Source" all="Any source" options={optionsOf(SOURCE_TEXTS)} />
        <TextInput
          label="From day"
          type="date"
          value={filter.fromDay ?? ''}
          max={filter.toDay}
          onChange={({ target }) => list.filter({ from: target.value })}
        />
        <TextInput
          label="To day"
          type="date"
          value={filter.toDay ?? ''}
          min={filter.fromDay}
          onChange={({ target }) => list.filter({ to: target.value })}
        />
      </ListFilters>
      {filter.personId && (
        <div>
          <Chip pressed icon={<X size={14} aria-hidden />} onClick={() => list.filter({ person: undefined })}>
            {person ? `Only ${person.name || person.emailId}` : 'Only one person'}
          </Chip>
        </div>
      )}
      <RowTable
        query={entries}
        rowsOf={(data) => data.entries}
        countText={(total) => (total === 1 ? '1 entry' : `${total} entries`)}
        filter={auditFilter}
        caption="Audit log"
        columns={columns}
        rowKey={keyOf}
        empty={
          <EmptyState level={2} title="No changes yet">
            <Text tone="soft">
              Every change in the office, and every change by a school command, is recorded here.
            </Text>
          </EmptyState>
        }
      />
      {opened && <EntrySheet entry={opened} onClose={() => list.open(undefined)} />}
    </ListPage>
  );
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    id: 'at',
    header: 'When',
    figures: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ auditId, action }) => <RowLink row={auditId}>{actionText(action)}</RowLink>,
  },
  { id: 'actor', header: 'Who', cell: actorText },
  { id: 'subject', header: 'Subject', cell: subjectText },
  { id: 'source', header: 'Source', cell: ({ source }) => SOURCE_TEXTS[source] },
];
