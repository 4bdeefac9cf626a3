import { displayDate } from '@plinth/domain/dates/display-date';
import {
  type DocumentItem,
  IDENTITY_DOCUMENT_TYPES,
  IdentityDocumentType,
  type IdentityVerification,
} from '@plinth/domain/documents/document';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { submitIdentity } from '../../data/documents.ts';
import { ErrorBanner } from '../../parts/ErrorBanner.tsx';
import { identityDocumentName } from '../../parts/identity-document-name.ts';
import { identityStamp } from '../../parts/identity-stamp.ts';
import { titleLine } from '../../parts/list-page.css.ts';
import { ownZone } from '../../parts/own-zone.ts';
import { StampChip } from '../../parts/StampChip.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import * as css from './DocumentsPage.css.ts';

type IdentityPanelProps = {
  verification: IdentityVerification;
  documents: readonly DocumentItem[];
};

/** The status of the person's identity check, its documents, and their submission. */
export function IdentityPanel({ verification, documents }: IdentityPanelProps) {
  const queryClient = useQueryClient();
  const { status, documentType, submittedAt, remark, slots } = verification;
  const [type, setType] = useState<string>(documentType ?? '');
  const submit = useMutation({
    mutationFn: submitIdentity,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['documents'] }),
  });
  const identityDocuments = documents.filter((item) =>
    slots.some(({ documentId }) => documentId === item.documentId),
  );
  const documentIds = identityDocuments
    .filter((item) => item.status === 'COMPLETED')
    .map(({ documentId }) => documentId);
  const isClosed = status === 'IN_REVIEW' || status === 'REVIEWED';
  const chosen = IdentityDocumentType.safeParse(type);
  const isReady = chosen.success && documentIds.length > 0;
  const stamp = identityStamp(status);
  return (
    <Card as="section" width="fill" labelledBy="identity">
      <div className={css.body}>
        <div className={titleLine}>
          <Heading level={2} size="m" id="identity">
            Identity verification
          </Heading>
          <StampChip stamp={stamp} />
        </div>
        <Text tone="soft" measure>
          {stamp.says}
        </Text>
        {remark && (
          <Banner tone={status === 'REJECTED' ? 'error' : 'info'} title="Note from the school">
            <Text lines>{remark}</Text>
          </Banner>
        )}
        {submittedAt && (
          <Annotation>
            {documentType && `${identityDocumentName(documentType)}, `}handed in on{' '}
            {displayDate(submittedAt, ownZone())}
          </Annotation>
        )}
        <ul className={css.rows}>
          {identityDocuments.map((item) => (
            <DocumentRow key={item.documentId} item={item} isOpen={item.isUploadable && !isClosed} />
          ))}
        </ul>
        {!isClosed && (
          <form
            className={css.handIn}
            onSubmit={(event) => {
              event.preventDefault();
              if (chosen.success && isReady) submit.mutate({ documentType: chosen.data, documentIds });
            }}
          >
            <Select
              label="Document type"
              required
              placeholder="Choose"
              value={type}
              onChange={(event) => setType(event.target.value)}
              options={IDENTITY_DOCUMENT_TYPES.map((value) => ({
                value,
                label: identityDocumentName(value),
              }))}
            />
            <div>
              <Button type="submit" loading={submit.isPending} disabled={!isReady}>
                Hand in for review
              </Button>
            </div>
          </form>
        )}
        <ErrorBanner error={submit.error} />
      </div>
    </Card>
  );
}
