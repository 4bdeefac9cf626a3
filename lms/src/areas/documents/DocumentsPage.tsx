import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery, identityQuery } from '../../data/documents.ts';
import * as listPage from '../../parts/list-page.css.ts';
import { ownZoneText } from '../../parts/own-zone-text.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import * as css from './DocumentsPage.css.ts';
import { IdentityPanel } from './IdentityPanel.tsx';

/** The person's documents and the slots still empty. */
export function DocumentsPage() {
  const list = useQuery(documentsQuery());
  const identity = useQuery(identityQuery());
  const failed = [list, identity].find(({ isLoadingError }) => isLoadingError);
  const isIdentity = (documentId: string) =>
    identity.data?.slots.some((slot) => slot.documentId === documentId) ?? false;
  // What the profile shows is added on the profile.
  const others =
    list.data?.documents.filter(({ documentId, mediaKey }) => !mediaKey && !isIdentity(documentId)) ?? [];
  return (
    <AppFrame>
      <div className={listPage.page}>
        <div className={listPage.head}>
          <Heading level={1}>Documents</Heading>
          <Text tone="soft" measure>
            What the school gave you and what you gave the school. No other learner sees them. Upload PDF,
            Word, JPEG or PNG files of up to 10 MB. Days of uploads are in your time zone, {ownZoneText()}.
          </Text>
        </div>
        {failed ? (
          <ErrorState
            title="Your documents could not be loaded"
            level={2}
            onRetry={() => {
              void list.refetch();
              void identity.refetch();
            }}
            retrying={list.isFetching || identity.isFetching}
          >
            <Text>{failed.error?.message}</Text>
          </ErrorState>
        ) : !list.data || !identity.data ? (
          <div
            role="status"
            aria-busy="true"
            aria-label="Your documents are loading"
            className={listPage.page}
          >
            {[1, 2].map((skeletonRow) => (
              <Card key={skeletonRow} width="fill">
                <div className={listPage.skeleton}>
                  <Skeleton shape="heading" width="half" />
                  <Skeleton shape="text" />
                  <Skeleton shape="text" width="most" />
                </div>
              </Card>
            ))}
          </div>
        ) : (
          <>
            <Card as="section" width="fill" labelledBy="papers">
              <div className={css.body}>
                <Heading level={2} size="m" id="papers">
                  Your documents
                </Heading>
                {others.length === 0 ? (
                  <EmptyState
                    title="No documents yet"
                    action={<Button href="/learner-hub">Go to your courses</Button>}
                  >
                    <Text tone="soft">Certificates and letters from the school appear here.</Text>
                  </EmptyState>
                ) : (
                  <ul className={css.rows}>
                    {others.map((item) => (
                      <DocumentRow key={item.documentId} item={item} isOpen={item.isUploadable} />
                    ))}
                  </ul>
                )}
              </div>
            </Card>
            <IdentityPanel verification={identity.data} documents={list.data.documents} />
          </>
        )}
      </div>
    </AppFrame>
  );
}
