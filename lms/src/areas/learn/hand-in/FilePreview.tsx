import { Dialog } from '@plinth/ui/Dialog';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { downloadDocument } from '../../../data/documents.ts';
import { DownloadButton } from '../../../parts/DownloadButton.tsx';
import * as css from './hand-in.css.ts';

type FilePreviewProps = { cohortId: string; documentId: string; name: string };

const isPicture = (name: string) => /\.(jpe?g|png)$/i.test(name);

/** The name of a file that was uploaded, which opens it: a picture is shown, whatever else is downloaded. */
export function FilePreview({ cohortId, documentId, name }: FilePreviewProps) {
  const fetchFile = () => downloadDocument({ cohortId, documentId });
  return isPicture(name) ? (
    <Dialog
      size="l"
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
      <Picture {...{ cohortId, documentId, name }} />
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

function Picture({ cohortId, documentId, name }: FilePreviewProps) {
  const file = useQuery({
    queryKey: ['documents', 'file', cohortId, documentId],
    queryFn: () => downloadDocument({ cohortId, documentId }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!file.data) return;
    const address = URL.createObjectURL(file.data);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file.data]);
  if (file.isError)
    return (
      <div role="alert">
        <Text tone="error">{file.error.message}</Text>
      </div>
    );
  return source ? <img className={css.picture} src={source} alt={name} /> : <Skeleton shape="media" />;
}
