import type { DocumentItem } from '@plinth/domain/documents/document';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { refreshPlacement } from '../../../data/placement.ts';
import { DocumentUpload } from '../../../parts/DocumentUpload.tsx';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';

/** The resume sent with applications; uploading a new one replaces it. */
export function Resume({ cohortId, documents }: { cohortId: string; documents: readonly DocumentItem[] }) {
  const queryClient = useQueryClient();
  const resume = documents.find(({ kind }) => kind === 'RESUME');
  if (!resume) return <Text tone="soft">There is no place for a resume.</Text>;
  return (
    <>
      {resume.createdAt ? (
        <Annotation tone="success">Uploaded on {dayText(resume.createdAt, ownZone())}</Annotation>
      ) : (
        <Text tone="soft">Employers ask for it with every application.</Text>
      )}
      <DocumentUpload
        documentId={resume.documentId}
        label={resume.createdAt ? 'A newer resume' : 'Resume'}
        onSaved={() => void refreshPlacement(queryClient, cohortId)}
      />
      <Text secondary>
        It is among your <Link href="/documents">documents</Link> too.
      </Text>
    </>
  );
}
