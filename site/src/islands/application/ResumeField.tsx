import { upload } from '@plinth/api-client/upload';
import { FileInput } from '@plinth/ui/FileInput';
import { useRef, useState } from 'react';
import { clientOptions } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { RESUME_ACCEPT, resumeProblem } from './resume-problem.ts';

type Answer = { resume: { documentId: string; name: string } };

type Props = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** Whose resume it is: of an application in progress or of a submitted one. */
  owner: { leadId: string } | { dealId: string };
  /** The name of the file that the school has. */
  name: string | null;
  onUploaded: (resume: Answer['resume']) => void;
};

/** Takes a resume and shows it on its way; the school keeps the last one and shows it to nobody (D-112). */
export function ResumeField({ id, label, hint, owner, name, onUploaded }: Props) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const abort = useRef<AbortController>(null);

  async function send(file: File) {
    const problem = resumeProblem(file);
    setError(problem);
    if (problem) return;
    setChosen(file);
    setProgress(0);
    abort.current = new AbortController();
    try {
      const { resume } = await upload<Answer>(clientOptions, {
        method: 'PUT',
        path: '/v1/client/public/my-applications/upload-resume',
        fields: { resume: file, ...owner },
        isPublic: true,
        signal: abort.current.signal,
        onProgress: (share) => setProgress(Math.round(share * 100)),
      });
      setReplacing(false);
      setChosen(null);
      onUploaded(resume);
    } catch (caught) {
      if (caught instanceof DOMException) setChosen(null);
      else setError(toMessage(caught));
    } finally {
      setProgress(undefined);
    }
  }

  const stored = name !== null && !isReplacing ? { name } : null;
  return (
    <FileInput
      id={id}
      label={label}
      hint={hint}
      accept={RESUME_ACCEPT}
      file={chosen ? { name: chosen.name, sizeBytes: chosen.size } : stored}
      progress={progress}
      error={error}
      onSelect={(file) => void send(file)}
      onRetry={chosen ? () => void send(chosen) : undefined}
      onRemove={() => {
        abort.current?.abort();
        setChosen(null);
        setError(null);
        if (!chosen) setReplacing(true);
      }}
    />
  );
}
