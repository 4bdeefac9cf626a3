import type { IdentityReview } from '@plinth/domain/identity/identity-review';
import { REVIEW_STATUSES } from '@plinth/domain/reviews/review-status';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { fetchReviewsFile, identityReviewsQuery } from '../../../data/office-identity.ts';
import { identityDocumentName } from '../../../parts/identity-document-name.ts';
import { identityStamp } from '../../../parts/identity-stamp.ts';
import { useNow } from '../../../parts/use-now.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { personColumn } from '../list/person-column.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { ageText } from '../list/short-time.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { queueFilter } from './queue-filter.ts';
import { ReviewDocuments } from './ReviewDocuments.tsx';

const keyOf = ({ userId }: IdentityReview) => userId;

/** Identity documents waiting for a decision, the longest waiting first; decided ones by their status. */
export function IdentityQueuePage() {
  const list = useListSearch();
  const now = useNow();
  const wanted = queueFilter.pageOf(list.search);
  const reviews = usePagedQuery(identityReviewsQuery(wanted));
  const opened = useOpenedRow(list.search.open, reviews.data?.reviews ?? [], keyOf);
  const close = () => list.open(undefined);
  return (
    <ListPage
      sheet="O-112"
      title="Identity documents"
      shown={identityStamp(wanted.status ?? 'IN_REVIEW').text}
      lead="Documents that people handed in to prove who they are. Opening one is recorded."
      actions={
        <CsvButton of="documents" fetchFile={() => fetchReviewsFile(queueFilter.filterOf(list.search))} />
      }
    >
      <ListFilters search="Search by name or address">
        <FilterSelect
          name="status"
          label="State"
          all={identityStamp('IN_REVIEW').text}
          options={REVIEW_STATUSES.filter((one) => one !== 'IN_REVIEW' && one !== 'PENDING').map((value) => ({
            value,
            label: identityStamp(value).text,
          }))}
        />
      </ListFilters>
      <RowTable
        query={reviews}
        rowsOf={(data) => data.reviews}
        countText={(total) => (total === 1 ? '1 person' : `${total} people`)}
        filter={queueFilter}
        caption="Identity documents"
        rowKey={keyOf}
        columns={[
          personColumn<IdentityReview>('Name', keyOf, ({ emailId }) => emailId),
          { id: 'paper', header: 'Document', cell: ({ documentType }) => identityDocumentName(documentType) },
          { id: 'files', header: 'Files', figures: true, cell: ({ files }) => String(files.length) },
          { id: 'reviewer', header: 'Decided by', cell: ({ reviewer }) => reviewer ?? '–' },
          {
            id: 'submittedAt',
            header: 'Handed in',
            orders: { ascending: 'Oldest first', descending: 'Latest first' },
            figures: 'end',
            cell: ({ submittedAt }) => <time dateTime={submittedAt}>{ageText(submittedAt, now)} ago</time>,
          },
        ]}
        empty={
          <EmptyState level={2} title="Nobody is waiting for a decision">
            <Text tone="soft">Documents appear here as soon as someone hands them in.</Text>
          </EmptyState>
        }
      />
      {opened && (
        <SideSheet title={opened.name || opened.emailId} description={opened.emailId} onClose={close}>
          <ReviewDocuments key={`${opened.userId} ${opened.submittedAt}`} review={opened} onDone={close} />
        </SideSheet>
      )}
    </ListPage>
  );
}
