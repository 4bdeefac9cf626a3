import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writeMessage } from '../../../data/change-queries.ts';
import { queriesKey, threadQuery } from '../../../data/mentor-queries.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { RichEditor } from '../../../parts/RichEditor/RichEditor.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { DraftActions } from './DraftActions.tsx';
import * as css from './queries.css.ts';
import { useFileDraft } from './use-file-draft.ts';

type MessageFormProps = {
  cohortId: string;
  queryId: string;
  /** The message that is changed; a new one is written without it. */
  message?: ThreadEntry;
  onSent: () => void;
  onCancel?: () => void;
};

const Text = richTextField(LONG_TEXT_MAX);

/** Writes under a query. What is typed and chosen stays on this device until it is sent. */
export function MessageForm({ cohortId, queryId, message, onSent, onCancel }: MessageFormProps) {
  const client = useQueryClient();
  const key = `message:${message?.threadId ?? queryId}`;
  const { draft, change, forget } = useDraft(key, { text: message?.text ?? '', clientId: '' });
  const { files, change: changeFiles, forget: forgetFiles } = useFileDraft(key);
  const [isTried, setTried] = useState(false);
  const judged = Text.safeParse(draft.text);
  const send = useMutation({
    mutationFn: (text: string) => {
      const clientId = draft.clientId || crypto.randomUUID();
      if (draft.clientId === '') change('clientId', clientId);
      return writeMessage({
        cohortId,
        queryId,
        ...(message ? { threadId: message.threadId } : { clientId }),
        text,
        files,
      });
    },
    onSuccess: async () => {
      forget();
      forgetFiles();
      await client.invalidateQueries({ queryKey: threadQuery({ cohortId, queryId }).queryKey });
      void client.invalidateQueries({ queryKey: [...queriesKey(cohortId), 'list'] });
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
            {message ? 'Save the change' : 'Send'}
          </Button>
        </DraftActions>
      }
    >
      <RichEditor
        label={message ? 'Your message' : 'Write more'}
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
