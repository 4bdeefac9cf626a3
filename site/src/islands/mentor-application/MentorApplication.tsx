import { upload } from '@plinth/api-client/upload';
import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { FileInput } from '@plinth/ui/FileInput';
import { TextInput } from '@plinth/ui/TextInput';
import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { clientOptions } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { asSentence } from '../as-sentence.ts';
import { fileProblem } from '../file-problem.ts';
import * as css from '../island.css.ts';
import { useReady } from '../use-ready.ts';

const MOST_FILES = 5;
const KINDS = { endings: /\.(pdf|docx?|jpe?g|png)$/i, named: 'PDF, Word, JPEG or PNG' };
const ACCEPT = '.pdf,.doc,.docx,.jpg,.jpeg,.png';

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The documents of someone who wants to teach: one to five, sent together and read by the school alone (API-070). */
export function MentorApplication() {
  const root = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [problems, setProblems] = useState<{ emailId?: string; docs?: string }>({});
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);
  const [received, setReceived] = useState<{ emailId: string; count: number } | null>(null);

  const add = useCallback((file: File) => {
    const problem = fileProblem(file, KINDS);
    setProblems((known) => ({ emailId: known.emailId, docs: problem ?? undefined }));
    // One and the same file may come twice: chosen while the island wakes, it is the browser's and the island's.
    if (!problem)
      setFiles((known) =>
        known.some((one) => isSameFile(one, file)) ? known : [...known, file].slice(0, MOST_FILES),
      );
  }, []);
  useLayoutEffect(() => {
    // A file that was chosen before this island woke is the browser's; it is taken over here.
    for (const file of root.current?.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [])
      add(file);
  }, [add]);
  useReady(root);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress !== undefined) return;
    const address = normalizeEmail(String(new FormData(event.currentTarget).get('emailId') ?? ''));
    const found = {
      ...(isEmail(address) ? {} : { emailId: 'Enter a valid email address' }),
      ...(files.length > 0 ? {} : { docs: 'Choose at least one file' }),
    };
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setProgress(0);
    try {
      const answer = await upload<{ received: number }>(clientOptions, {
        method: 'PUT',
        path: '/v1/client/public/lms/mentor-leads/docs',
        fields: { emailId: address, docs: files },
        isPublic: true,
        onProgress: (share) => setProgress(Math.round(share * 100)),
      });
      setReceived({ emailId: address, count: answer.received });
    } catch (error) {
      setFailure(toMessage(error));
    } finally {
      setProgress(undefined);
    }
  }

  if (received !== null)
    return (
      <div role="status">
        <Banner
          tone="success"
          title={received.count === 1 ? 'Your file is with us' : `Your ${received.count} files are with us`}
        >
          Somebody who teaches reads them and writes to {received.emailId}, also when the answer is no.
        </Banner>
      </div>
    );
  return (
    <form ref={root} className={css.stack} noValidate onSubmit={(event) => void send(event)}>
      <div className={css.fields}>
        <TextInput
          name="emailId"
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={problems.emailId}
        />
        {files.map((file, index) => (
          <FileInput
            key={`${file.name}-${file.lastModified}`}
            label={`File ${index + 1}`}
            accept={ACCEPT}
            file={{ name: file.name, sizeBytes: file.size }}
            progress={progress}
            onSelect={add}
            onRemove={() => setFiles((known) => known.filter((one) => one !== file))}
          />
        ))}
        {files.length < MOST_FILES && (
          <FileInput
            key={files.length}
            label={files.length === 0 ? 'Resume and work' : 'Another file'}
            hint="One to five files: a resume, drawings, something you have taught. PDF, Word, JPEG or PNG, up to 10 MB each."
            required={files.length === 0}
            accept={ACCEPT}
            error={problems.docs}
            onSelect={add}
          />
        )}
      </div>
      {failure && (
        <Banner tone="error" live="alert" title="The files did not arrive">
          {asSentence(failure)} They are still chosen here; send them once more.
        </Banner>
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={progress !== undefined}>
          Send the files
        </Button>
      </div>
    </form>
  );
}
