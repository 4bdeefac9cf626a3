import { upload } from '@plinth/api-client/upload';
import { DOCUMENT_TYPES, MENTOR_DOCUMENTS_MAX } from '@plinth/domain/constants/limits';
import { acceptOf } from '@plinth/domain/documents/file-endings';
import { isEmail, normalizeEmail } from '@plinth/domain/fields/email';
import { Banner } from '@plinth/ui/Banner';
import { FileInput } from '@plinth/ui/FileInput';
import { fieldBindings, type Row, withRow } from '@plinth/ui/forms/field-bindings';
import { judged } from '@plinth/ui/forms/judged';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextInput } from '@plinth/ui/TextInput';
import { useCallback, useLayoutEffect, useState } from 'react';
import { clientOptions } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { asSentence } from '../as-sentence.ts';
import { fileProblem } from '../file-problem.ts';
import * as css from '../island.css.ts';
import { useReady } from '../use-ready.ts';

const KINDS = { types: DOCUMENT_TYPES, named: 'PDF, Word, JPEG or PNG' };
const ACCEPT = acceptOf(DOCUMENT_TYPES);

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const NOTHING: { docs: readonly Row<File>[] } = { docs: [] };

/** The documents of a person who wants to teach: one to five, sent together and read only by the school. */
export function MentorApplication() {
  const held = useDraft(NOTHING);
  const { latest, change } = held;
  // Separate from the problems found on submit: it is shown until another file is chosen, whatever is typed or sent
  // meanwhile.
  const [unfit, setUnfit] = useState<string | null>(null);
  const [progress, setProgress] = useState<number>();
  const [received, setReceived] = useState<{ emailId: string; count: number } | null>(null);
  const form = useNativeForm({
    judge: (typed) => {
      const emailId = normalizeEmail(String(typed.emailId ?? ''));
      const docs = latest().docs.map(({ value }) => value);
      return judged(
        {
          emailId: isEmail(emailId) ? null : 'Enter a valid email address',
          docs: docs.length > 0 ? null : (unfit ?? 'Choose at least one file'),
        },
        { emailId, docs },
      );
    },
    send: async (fields) => {
      setProgress(0);
      try {
        const answer = await upload<{ received: number }>(clientOptions, {
          method: 'PUT',
          path: '/v1/client/public/lms/mentor-leads/docs',
          fields,
          isPublic: true,
          onProgress: (share) => setProgress(Math.round(share * 100)),
        });
        setReceived({ emailId: fields.emailId, count: answer.received });
      } finally {
        setProgress(undefined);
      }
    },
  });
  const { ref: root, settle } = form;
  const files = fieldBindings({ ...held, problemOf: form.problemOf }).rows('docs');

  const add = useCallback(
    (file: File) => {
      const problem = fileProblem(file, KINDS);
      setUnfit(problem);
      settle('docs');
      if (problem) return;
      const { docs } = latest();
      // The same file may arrive twice: chosen while the island wakes, it reaches both the browser's form and the
      // island.
      if (docs.length < MENTOR_DOCUMENTS_MAX && !docs.some(({ value }) => isSameFile(value, file)))
        change('docs', withRow(docs, file));
    },
    [settle, latest, change],
  );
  useLayoutEffect(() => {
    // A file chosen before this island woke is the browser's; it is taken over here.
    for (const file of root.current?.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [])
      add(file);
  }, [add, root]);
  useReady(root);

  if (received !== null)
    return (
      <div role="status">
        <Banner
          tone="success"
          title={received.count === 1 ? 'We have your file' : `We have your ${received.count} files`}
        >
          Someone who teaches here will read {received.count === 1 ? 'it' : 'them'} and write to{' '}
          {received.emailId}, even if the answer is no.
        </Banner>
      </div>
    );
  return (
    <form className={css.stack} method="dialog" {...form.frame}>
      <div className={css.fields}>
        <TextInput
          name="emailId"
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          error={form.problemOf('emailId')}
        />
        {files.rows.map(({ id, value: file }, index) => (
          <FileInput
            key={id}
            label={`File ${index + 1}`}
            accept={ACCEPT}
            file={{ name: file.name, sizeBytes: file.size }}
            progress={progress}
            onSelect={add}
            onRemove={() => files.remove(id)}
          />
        ))}
        {files.rows.length < MENTOR_DOCUMENTS_MAX && (
          <FileInput
            key={files.rows.length}
            label={files.rows.length === 0 ? 'Resume and work' : 'Another file'}
            hint="One to five files: a resume, drawings, something you have taught. PDF, Word, JPEG or PNG, up to 10 MB each."
            required={files.rows.length === 0}
            accept={ACCEPT}
            error={unfit ?? files.error}
            onSelect={add}
          />
        )}
      </div>
      {form.failure && (
        <Banner tone="error" live="alert" title="The files did not arrive">
          {asSentence(toMessage(form.failure))} They are still selected here; send them again.
        </Banner>
      )}
      <div className={css.actions}>
        <SubmitButton form={form} variant="primary" label="Send the files" />
      </div>
    </form>
  );
}
