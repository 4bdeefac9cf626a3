import { displayDate } from '@plinth/domain/dates/display-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import type { DocumentItem } from '@plinth/domain/documents/document';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { downloadDocument, downloadOwnDocument } from '../../data/documents.ts';
import { DocumentPreview } from '../../parts/DocumentPreview.tsx';
import { DocumentUpload } from '../../parts/DocumentUpload.tsx';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import { ownZone } from '../../parts/own-zone.ts';
import * as css from './DocumentsPage.css.ts';
import { kindText } from './document-texts.ts';
import { ShareCertificate } from './ShareCertificate.tsx';

type DocumentRowProps = {
  item: DocumentItem;
  /** Whether a file may be uploaded there now. */
  isOpen: boolean;
};

/** One document, or the empty slot for it. */
export function DocumentRow({ item, isOpen }: DocumentRowProps) {
  const [isReplacing, setReplacing] = useState(false);
  const { documentId, cohortId, name, kind, createdAt, certificate } = item;
  // A certificate shows the date printed on it.
  const day = certificate ? schoolDay(certificate.issuedAt) : createdAt && displayDate(createdAt, ownZone());
  const isThere = item.status === 'COMPLETED';
  const fetchFile = () =>
    cohortId === undefined ? downloadOwnDocument(documentId) : downloadDocument({ cohortId, documentId });
  return (
    <li className={css.row}>
      {isThere && (
        <div className={css.line}>
          <div className={css.facts}>
            <Text>{name}</Text>
            <Annotation>
              {kindText(kind)}
              {day && ` · ${day}`}
            </Annotation>
          </div>
          <div className={css.actions}>
            <DocumentPreview name={name} fetchFile={fetchFile} />
            <DownloadButton label={`Download ${name}`} fetchFile={fetchFile}>
              Download
            </DownloadButton>
            {certificate && <ShareCertificate certificate={certificate} />}
            {isOpen && (
              <Button
                size="s"
                aria-expanded={isReplacing}
                aria-label={isReplacing ? `Keep it: ${name}` : `Replace ${name}`}
                onClick={() => setReplacing(!isReplacing)}
              >
                {isReplacing ? 'Keep it' : 'Replace'}
              </Button>
            )}
          </div>
        </div>
      )}
      {!isThere && !isOpen && (
        <div className={css.line}>
          <div className={css.facts}>
            <Text>{name}</Text>
            <Annotation>{kindText(kind)}</Annotation>
          </div>
          <StatusChip>Not there yet</StatusChip>
        </div>
      )}
      {isOpen && (!isThere || isReplacing) && (
        <DocumentUpload
          documentId={documentId}
          label={isThere ? `New file for ${name}` : name}
          onSaved={() => setReplacing(false)}
        />
      )}
    </li>
  );
}
