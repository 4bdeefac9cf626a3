import { Dialog } from '@plinth/ui/Dialog';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentFileQuery, downloadDocument } from '../../data/documents.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { ProblemNote } from '../ProblemNote.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import * as css from './hand-in.css.ts';

type FilePreviewProps = { cohortId: string; documentId: string; name: string };

const PDF = 'application/pdf';

/** Returns what can be previewed here: a picture anywhere, a PDF where the browser shows one inside a page. */
function kindOf(name: string): 'picture' | 'paper' | null {
  if (/\.(jpe?g|png)$/i.test(name)) return 'picture';
  return /\.pdf$/i.test(name) && navigator.pdfViewerEnabled ? 'paper' : null;
}

/** The name of an uploaded file, which opens it: a picture or a PDF is shown, other files are downloaded. */
export function FilePreview({ cohortId, documentId, name }: FilePreviewProps) {
  const kind = kindOf(name);
  const fetchFile = () => downloadDocument({ cohortId, documentId });
  return kind ? (
    <Dialog
      size={kind === 'paper' ? 'xl' : 'l'}
      title={name}
      trigger={
        <button type="button" className={css.entryName} aria-label={`Look at ${name}`}>
          {name}
        </button>
      }
      footer={
        <DownloadButton label={`Download ${name}`} fetchFile={fetchFile}>
          Download
        </DownloadButton>
      }
    >
      <Shown {...{ cohortId, documentId, name, kind }} />
    </Dialog>
  ) : (
    <>
      <span className={css.entryName}>{name}</span>
      <DownloadButton label={`Download ${name}`} fetchFile={fetchFile}>
        Download
      </DownloadButton>
    </>
  );
}

function Shown({ cohortId, documentId, name, kind }: FilePreviewProps & { kind: 'picture' | 'paper' }) {
  const { data: answer, error } = useQuery(documentFileQuery({ cohortId, documentId }));
  const data = answer?.body;
  // Typed as PDF whatever it claims to be, so that only the browser's PDF viewer opens it.
  const file = useMemo(() => (data && kind === 'paper' ? data.slice(0, data.size, PDF) : data), [data, kind]);
  const source = useObjectUrl(file);
  if (error) return <ProblemNote size="m" text={error.message} />;
  if (!source) return <Skeleton shape="media" />;
  return kind === 'paper' ? (
    <iframe className={css.paper} src={source} title={name} />
  ) : (
    <img className={css.picture} src={source} alt={name} />
  );
}
