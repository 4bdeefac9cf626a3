import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import { CERTIFICATE_SORTS, type OfficeCertificate } from '@plinth/domain/certificates/office-certificate';
import { EmptyState } from '@plinth/ui/EmptyState';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { Text } from '@plinth/ui/Text';
import { certificatesQuery, fetchCertificatesFile } from '../../../../data/office-certificates.ts';
import { ownTimes } from '../../../../parts/own-times.ts';
import { usePagedQuery } from '../../../../parts/use-paged-query.ts';
import { CsvButton } from '../../list/CsvButton.tsx';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { RowLink } from '../../list/RowLink.tsx';
import { RowTable } from '../../list/RowTable.tsx';
import { sortedListFilter } from '../../list/sorted-list-filter.ts';
import { timeColumn } from '../../list/time-column.tsx';
import { useListSearch } from '../../list/use-list-search.ts';
import { useOpenedRow } from '../../list/use-opened-row.ts';
import { CertificateSheet } from './CertificateSheet.tsx';

const columns: readonly TableColumn<OfficeCertificate>[] = [
  {
    id: 'name',
    header: 'Name on it',
    orders: { ascending: 'Names, A to Z', descending: 'Names, Z to A' },
    cell: ({ certificateId, holderName, kind }) => (
      <RowLink row={certificateId} note={CERTIFICATE_NAMES[kind]}>
        {holderName}
      </RowLink>
    ),
  },
  { id: 'number', header: 'Number', figures: true, cell: ({ number }) => number },
  {
    id: 'state',
    header: 'State',
    cell: ({ revokedAt, replacedBy }) =>
      revokedAt === null ? (
        <StatusChip tone="success">Valid</StatusChip>
      ) : (
        <StatusChip tone="neutral">{replacedBy ? 'Replaced' : 'Revoked'}</StatusChip>
      ),
  },
  timeColumn('issuedAt', 'Issued'),
];

const certificateFilter = sortedListFilter({
  columns: CERTIFICATE_SORTS,
  usual: { column: 'name', direction: 'ascending' },
});

const keyOf = ({ certificateId }: OfficeCertificate) => certificateId;

/** The certificates of a cohort: who has which, and which are no longer valid. */
export function CertificatesPage({ cohortId }: { cohortId: string }) {
  const list = useListSearch();
  const { open } = list.search;
  const certificates = usePagedQuery(
    certificatesQuery({ cohortId, ...certificateFilter.pageOf(list.search) }),
  );
  const fetchFile = () => fetchCertificatesFile({ cohortId, ...certificateFilter.listOf(list.search) });
  const chosen = useOpenedRow(open, certificates.data?.certificates ?? [], keyOf);
  return (
    <ListPage
      sheet="O-370"
      title="Certificates"
      actions={<CsvButton of="certificates" fetchFile={fetchFile} />}
      lead={`Issued when the cohort is closed, to everyone who completed it. ${ownTimes()}`}
    >
      <ListFilters search="Search by name or number" />
      <RowTable
        query={certificates}
        rowsOf={(data) => data.certificates}
        countText={(total) => (total === 1 ? '1 certificate' : `${total} certificates`)}
        filter={certificateFilter}
        caption="Certificates"
        columns={columns}
        rowKey={keyOf}
        empty={
          <EmptyState level={2} title="No certificates yet">
            <Text tone="soft">They are issued when the cohort is closed.</Text>
          </EmptyState>
        }
      />
      {chosen && (
        <CertificateSheet
          key={chosen.certificateId}
          certificate={chosen}
          onClose={() => list.open(undefined)}
        />
      )}
    </ListPage>
  );
}
