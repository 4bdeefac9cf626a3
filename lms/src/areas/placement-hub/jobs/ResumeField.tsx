import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../../../data/documents.ts';
import { DocumentUpload } from '../../../parts/DocumentUpload.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { dayText } from './job-texts.ts';

/** The id of the user's own résumé once a file has been uploaded. */
export function useOwnResume() {
  const documents = useQuery(documentsQuery());
  const slot = documents.data?.documents.find(({ kind }) => kind === 'RESUME') ?? null;
  return { documents, slot, resumeDocumentId: slot?.status === 'COMPLETED' ? slot.documentId : null };
}

/** The résumé sent along: the uploaded file, which can be added or replaced here. */
export function ResumeField({ error }: { error: string | null }) {
  const { documents, slot, resumeDocumentId } = useOwnResume();
  return (
    <LoadState query={documents} loading="Looking up your résumé">
      {() =>
        slot ? (
          <div>
            <DocumentUpload
              documentId={slot.documentId}
              label={resumeDocumentId ? 'A newer résumé' : 'Your résumé'}
              required={!resumeDocumentId}
              error={error}
              isSaidBeside
            />
            <div role="status">
              {resumeDocumentId && (
                <Text secondary>
                  Your résumé{slot.createdAt && ` of ${dayText(slot.createdAt)}`} is included. The employer
                  gets the one that is here when the school passes your application on.
                </Text>
              )}
            </div>
          </div>
        ) : (
          <Text tone="soft">There is no place for a résumé.</Text>
        )
      }
    </LoadState>
  );
}
