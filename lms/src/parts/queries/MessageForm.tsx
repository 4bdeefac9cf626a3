import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFrame } from '../FormFrame.tsx';
import { RichEditor } from '../RichEditor/RichEditor.tsx';
import { useDraft } from '../use-draft.ts';
import { useFileDraft } from '../use-file-draft.ts';
import { DraftActions } from './DraftActions.tsx';
import * as css from './queries.css.ts';

type MessageFormProps = {
  cohortId: string;
  queryId: string;
  /** The message that is changed; a new one is written without it. */
  message?: ThreadEntry;
  /** Sends it; done when what is shown of the query has it. */
  write: WriteMessage;
  onSent: () => void;
  onCancel?: () => void;
  /** What the field and its button are called for a new message. */
  words?: MessageWords | undefined;
};

export type MessageWords = { field: string; send: string };

/** A message as it is sent: a new one with its clientId, an own one that is changed with its threadId. */
export type WriteMessage = (message: {
  threadId?: string;
  clientId?: string;
  text: string;
  files: readonly File[];
}) => Promise<unknown>;

const WORDS: MessageWords = { field: 'Write more', send: 'Send' };

const Text = richTextField(LONG_TEXT_MAX);

/** Writes under a query. What is typed and chosen stays on this device until it is sent. */
export function MessageForm({
  cohortId,
  queryId,
  message,
  write,
  onSent,
  onCancel,
  words = WORDS,
}: MessageFormProps) {
  const key = `message:${message?.threadId ?? queryId}`;
  const { draft, change, forget } = useDraft(key, { text: message?.text ?? '', clientId: '' });
  const { files, change: changeFiles, forget: forgetFiles } = useFileDraft(key);
  const [isTried, setTried] = useState(false);
  const judged = Text.safeParse(draft.text);
  const send = useMutation({
    mutationFn: (text: string) => {
      const clientId = draft.clientId || crypto.randomUUID();
      if (draft.clientId === '') change('clientId', clientId);
      return write({
        ...(message ? { threadId: message.threadId } : { clientId }),
        text,
        files,
      });
    },
    onSuccess: () => {
      forget();
      forgetFiles();
      onSent();
    },
  });
  return (
    <FormFrame
      className={css.part}
      label={message ? 'Change the message' : 'New message'}
      typed={judged.success ? draft.text.trim() : null}
      send={send}
      onTry={() => setTried(true)}
      foot={
        <DraftActions forgets={[forget, forgetFiles]} onCancel={onCancel}>
          <Button type="submit" loading={send.isPending}>
            {message ? 'Save the change' : words.send}
          </Button>
        </DraftActions>
      }
    >
      <RichEditor
        label={message ? 'Your message' : words.field}
        cohortId={cohortId}
        rows={4}
        text={draft.text}
        onText={(text) => change('text', text)}
        files={files}
        onFiles={changeFiles}
        sent={message?.attachments.map(({ name }) => name) ?? []}
        error={isTried && !judged.success ? (judged.error.issues[0]?.message ?? null) : null}
      />
    </FormFrame>
  );
}
