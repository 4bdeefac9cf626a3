import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import type { DocumentItem } from '@plinth/domain/documents/document';
import { acceptOf, typeOfFile } from '@plinth/domain/documents/file-endings';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { FileInput } from '@plinth/ui/FileInput';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentsQuery, removeDocument, saveDocument } from '../../../data/documents.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { AskFirst } from '../AskFirst.tsx';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { useSentFile } from './use-sent-file.ts';

function judgeDocument(file: File): string | null {
  if (!DOCUMENT_TYPES.some((type) => type === typeOfFile(file)))
    return 'Choose a PDF, a Word document, a JPEG or a PNG.';
  return file.size > DOCUMENT_MAX_BYTES ? 'The file is larger than 10 MB. Choose a smaller one.' : null;
}

/** The documents of the user's own profile: uploaded with progress, downloaded, removed. No one else sees them. */
export function DocumentsCard() {
  const queryClient = useQueryClient();
  const list = useQuery(documentsQuery());
  const changed = () => queryClient.invalidateQueries({ queryKey: ['documents'] });
  const places = list.data?.documents.filter(({ mediaKey }) => mediaKey === 'DOCUMENT') ?? [];
  const held = places.filter(({ status }) => status === 'COMPLETED');
  const free = places.find(({ status }) => status === 'PENDING')?.documentId;
  const paper = useSentFile({
    judge: judgeDocument,
    send: async (file, onProgress) =>
      free === undefined ? null : saveDocument({ documentId: free, file, onProgress }),
    onSent: changed,
  });
  return (
    <ProfileCard id="documents" title="Documents" note={<Annotation>Only for you</Annotation>}>
      <LoadState query={list} loading="Your documents are loading" skeleton={<Skeleton shape="control" />}>
        {() => (
          <>
            {held.length > 0 && (
              <ul className={css.list}>
                {held.map((item) => (
                  <li key={item.documentId} className={css.entry}>
                    <HeldDocument item={item} onRemoved={changed} />
                  </li>
                ))}
              </ul>
            )}
            {free === undefined ? (
              <Text secondary>
                {`Your profile holds ${places.length} documents. Take one out to add another.`}
              </Text>
            ) : (
              <FileInput
                label="Add a document"
                hint="A portfolio, a certificate, a letter: PDF, Word, JPEG or PNG, up to 10 MB."
                accept={acceptOf(DOCUMENT_TYPES)}
                {...paper}
              />
            )}
          </>
        )}
      </LoadState>
    </ProfileCard>
  );
}

function HeldDocument({ item, onRemoved }: { item: DocumentItem; onRemoved: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({ mutationFn: removeDocument, onSuccess: onRemoved });
  const { documentId, name, url } = item;
  return (
    <>
      <div className={css.line}>
        {url ? (
          <a href={url} download={name}>
            {name}
          </a>
        ) : (
          <Text as="span">{name}</Text>
        )}
        {isAsking ? (
          <AskFirst
            action="Take out"
            about={name}
            isBusy={remove.isPending}
            onAct={() => remove.mutate(documentId)}
            onKeep={() => setAsking(false)}
          />
        ) : (
          <Button size="s" variant="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
      </div>
      <ErrorBanner error={remove.error} />
    </>
  );
}
