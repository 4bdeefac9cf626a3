import { DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { FileInput } from '@plinth/ui/FileInput';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentsQuery, saveDocument } from '../../../data/documents.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { dayText } from './job-texts.ts';

/** The id of the own résumé once a file lies in its place (D-69). */
export function useOwnResume() {
  const documents = useQuery(documentsQuery());
  const slot = documents.data?.documents.find(({ kind }) => kind === 'RESUME') ?? null;
  return { documents, slot, resumeDocumentId: slot?.status === 'COMPLETED' ? slot.documentId : null };
}

/** The résumé that goes along: the one in its place, which can be put in or replaced here. */
export function ResumeField({ error }: { error: string | null }) {
  const queryClient = useQueryClient();
  const { documents, slot, resumeDocumentId } = useOwnResume();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const send = useMutation({
    mutationFn: ({ documentId, chosen }: { documentId: string; chosen: File }) =>
      saveDocument({
        documentId,
        file: chosen,
        onProgress: (share) => setProgress(Math.round(share * 100)),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['documents'] }),
  });
  const choose = (chosen: File) => {
    if (!slot) return;
    setFile(chosen);
    setProgress(0);
    send.mutate({ documentId: slot.documentId, chosen });
  };
  return (
    <LoadState query={documents} loading="Your résumé is looked up">
      {() => (
        <div>
          <FileInput
            label={resumeDocumentId ? 'Replace your résumé' : 'Your résumé'}
            required={!resumeDocumentId}
            hint="PDF, Word, JPEG or PNG, up to 10 MB."
            accept={DOCUMENT_TYPES.join(',')}
            file={file && { name: file.name, sizeBytes: file.size }}
            progress={send.isPending ? progress : undefined}
            error={send.isError ? send.error.message : error}
            onSelect={choose}
            onRetry={() => file && choose(file)}
            onRemove={
              send.isPending
                ? undefined
                : () => {
                    setFile(null);
                    send.reset();
                  }
            }
          />
          {resumeDocumentId && (
            <Text size="s" tone="soft">
              Your résumé{slot?.createdAt && ` of ${dayText(slot.createdAt)}`} goes along. The employer gets
              the one that lies in its place when the school passes your application on.
            </Text>
          )}
        </div>
      )}
    </LoadState>
  );
}
