import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import * as css from './DownloadButton.css.ts';
import { handOverFile } from './hand-over-file.ts';

type DownloadButtonProps = {
  children: string;
  /** What is downloaded, for people who hear the button outside its row. */
  label: string;
  fetchFile: () => Promise<{ body: File }>;
};

/** Fetches a file and saves it on the device; shows progress and errors. */
export function DownloadButton({ children, label, fetchFile }: DownloadButtonProps) {
  const problemId = useId();
  const download = useMutation({ mutationFn: fetchFile, onSuccess: ({ body }) => handOverFile(body) });
  return (
    <div className={css.root}>
      <Button
        size="s"
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        loading={download.isPending}
        aria-label={label}
        aria-describedby={download.isError ? problemId : undefined}
        onClick={() => download.mutate()}
      >
        {children}
      </Button>
      {download.isError && (
        <p id={problemId} role="alert" className={css.problem}>
          {download.error.message}
        </p>
      )}
    </div>
  );
}
