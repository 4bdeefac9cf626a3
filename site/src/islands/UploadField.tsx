import { FileInput } from '@plinth/ui/FileInput';
import { useEffect, useRef, useState } from 'react';
import { toMessage } from '../api/to-message.ts';

/** How a file is sent: stopped by the signal, its progress reported as 0 to 1. */
export type Way = { signal: AbortSignal; onProgress: (share: number) => void };

type Props = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  required?: boolean | undefined;
  accept: string;
  /** Why a file cannot be sent, or null; the server checks its content. */
  problemOf: (file: File) => string | null;
  /** The name of the file the school already has. */
  storedName: string | null;
  /** Sends the file. Throws an error that `toMessage` can read. */
  send: (file: File, way: Way) => Promise<void>;
};

/** A field for one file, which shows the upload and lets it be stopped, sent again and replaced. */
export function UploadField({ problemOf, storedName, send, error: told, ...field }: Props) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(file: File) {
    const problem = problemOf(file);
    setError(problem);
    if (problem) return;
    setChosen(file);
    setProgress(0);
    abort.current = new AbortController();
    try {
      await send(file, {
        signal: abort.current.signal,
        onProgress: (share) => setProgress(Math.round(share * 100)),
      });
      setReplacing(false);
      setChosen(null);
    } catch (caught) {
      if (caught instanceof DOMException) setChosen(null);
      else setError(toMessage(caught));
    } finally {
      setProgress(undefined);
    }
  }

  const stored = storedName !== null && !isReplacing ? { name: storedName } : null;
  return (
    <FileInput
      {...field}
      file={chosen ? { name: chosen.name, sizeBytes: chosen.size } : stored}
      progress={progress}
      error={error ?? (chosen || stored ? null : told)}
      onSelect={(file) => void start(file)}
      onRetry={chosen ? () => void start(chosen) : undefined}
      onRemove={() => {
        abort.current?.abort();
        setChosen(null);
        setError(null);
        if (!chosen) setReplacing(true);
      }}
    />
  );
}
