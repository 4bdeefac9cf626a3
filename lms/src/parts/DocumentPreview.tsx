import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './DocumentPreview.css.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useObjectUrl } from './use-object-url.ts';

type DocumentPreviewProps = { name: string; fetchFile: () => Promise<{ body: File }> };

/** An inline preview of a document: pictures, and PDFs where the browser can show them inside a page. */
export function DocumentPreview({ name, fetchFile }: DocumentPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const file = useMutation({ mutationFn: fetchFile });
  const open = (next: boolean) => {
    setOpen(next);
    if (next) file.mutate();
    else file.reset();
  };
  return (
    <Dialog
      size="l"
      title={name}
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button size="s" variant="quiet" aria-label={`Preview ${name}`}>
          Preview
        </Button>
      }
    >
      {file.data ? (
        <Look name={name} file={file.data.body} />
      ) : file.isError ? (
        <ProblemNote size="m" text={file.error.message} />
      ) : (
        <div role="status" aria-busy="true" aria-label={`${name} is loading`}>
          <Skeleton shape="media" />
        </div>
      )}
    </Dialog>
  );
}

function Look({ name, file }: { name: string; file: File }) {
  const url = useObjectUrl(file);
  if (!url) return null;
  if (file.type.startsWith('image/')) return <img className={css.look} src={url} alt={name} />;
  if (file.type === 'application/pdf')
    return (
      <div className={css.frame}>
        {navigator.pdfViewerEnabled && <iframe className={css.paper} src={url} title={name} />}
        <Link href={url} target="_blank" rel="noopener">
          Open the PDF in a new tab
        </Link>
      </div>
    );
  return <Text tone="soft">A Word document can be downloaded, not shown here.</Text>;
}
