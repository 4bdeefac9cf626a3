import type { Attachment } from '@plinth/domain/tips/tip';
import { downloadDocument } from '../../data/documents.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { AttachedPicture, isPicture } from './AttachedPicture.tsx';
import * as css from './RichText.css.ts';

/** Files sent with a text: pictures are shown, other files are downloaded. */
export function AttachedFiles({ cohortId, files }: { cohortId: string; files: readonly Attachment[] }) {
  return (
    <ul className={css.files} aria-label="Files">
      {files.map((file) => (
        <li key={file.documentId} className={css.file}>
          {isPicture(file.name) ? (
            <AttachedPicture cohortId={cohortId} file={file} caption="" />
          ) : (
            <>
              <span className={css.fileName}>{file.name}</span>
              <DownloadButton
                label={`Download ${file.name}`}
                fetchFile={() => downloadDocument({ cohortId, documentId: file.documentId })}
              >
                Download
              </DownloadButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
