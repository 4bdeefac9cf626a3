import { cleanText } from '@plinth/domain/fields/clean-text';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { Button } from '@plinth/ui/Button';
import { judged } from '@plinth/ui/forms/judged';
import { FormFrame } from '../FormFrame.tsx';
import { RichEditor } from '../RichEditor/RichEditor.tsx';
import { useFileDraft } from '../use-file-draft.ts';
import { useStoredForm } from '../use-stored-form.ts';
import { DraftActions } from './DraftActions.tsx';
import * as css from './queries.css.ts';

type MessageFormProps = {
  cohortId: string;
  queryId: string;
  /** The message to change; absent for a new one. */
  message?: ThreadEntry;
  /** Sends the message; resolves when the shown query has been loaded again. */
  write: WriteMessage;
  onSent: () => void;
  onCancel?: () => void;
  /** The labels of the field and its button for a new message. */
  words?: MessageWords | undefined;
};

export type MessageWords = { field: string; send: string };

/** A message to send: a new one with its clientId, or a changed one of the user's own with its threadId. */
export type WriteMessage = (message: {
  threadId?: string;
  clientId?: string;
  text: string;
  files: readonly File[];
}) => Promise<ThreadEntry>;

const WORDS: MessageWords = { field: 'Write more', send: 'Send' };

const Text = richTextField(LONG_TEXT_MAX);

/** Writes a message in a query. The text and files stay on this device until it is sent. */
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
  const { files, lost, isKeeping, change: changeFiles, forget: forgetFiles } = useFileDraft(key);
  const form = useStoredForm({
    key,
    saved: { text: message?.text ?? '' },
    judge: ({ text }) => judged({ text: Text.safeParse(text).error?.issues[0]?.message }, text.trim()),
    send: (text, intent) =>
      write({ ...(message ? { threadId: message.threadId } : { clientId: intent() }), text, files }),
    isEarlier: (sent, text) => sent.text !== cleanText(text) || sent.attachments.length !== files.length,
    onSent: () => {
      forgetFiles();
      onSent();
    },
  });
  return (
    <FormFrame
      className={css.part}
      label={message ? 'Change the message' : 'New message'}
      form={form}
      footer={
        <DraftActions
          isChanged={form.draft.text !== message?.text || files.length > 0}
          forgets={[form.forget, forgetFiles]}
          onCancel={onCancel}
        >
          <Button type="submit" loading={form.isBusy}>
            {message ? 'Save the change' : words.send}
          </Button>
        </DraftActions>
      }
    >
      <RichEditor
        label={message ? 'Your message' : words.field}
        cohortId={cohortId}
        rows={4}
        text={form.draft.text}
        onText={(text) => form.change('text', text)}
        files={files}
        onFiles={changeFiles}
        isKeeping={isKeeping}
        lost={lost}
        sent={message?.attachments.map(({ name }) => name) ?? []}
        error={form.problemOf('text')}
      />
    </FormFrame>
  );
}
