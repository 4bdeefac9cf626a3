import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownTipsKey, writeTip } from '../../../data/tips.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { RichEditor } from '../../../parts/RichEditor/RichEditor.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { useFileDraft } from '../../../parts/use-file-draft.ts';
import * as css from './dashboard.css.ts';

type TipFormProps = { cohortId: string; session: LedSession };

const Content = richTextField(LONG_TEXT_MAX);
const EMPTY = { content: '', clientId: '' };

/** Writes a tip. What is typed and chosen is kept on this device, for each session, until it is sent. */
export function TipForm({ cohortId, session }: TipFormProps) {
  const { liveSessionId } = session;
  const client = useQueryClient();
  const key = `tip:${liveSessionId}`;
  const { draft, change, forget } = useDraft(key, EMPTY);
  const { files, change: changeFiles } = useFileDraft(key);
  const [isTried, setTried] = useState(false);
  const judged = Content.safeParse(draft.content);
  const send = useMutation({
    mutationFn: (content: string) => {
      const clientId = draft.clientId || crypto.randomUUID();
      if (draft.clientId === '') change('clientId', clientId);
      return writeTip({ cohortId, liveSessionId, content, clientId, files });
    },
    onSuccess: async () => {
      change('content', '');
      change('clientId', '');
      changeFiles([]);
      forget();
      setTried(false);
      await client.invalidateQueries({ queryKey: ownTipsKey(cohortId) });
    },
  });
  return (
    <FormFrame
      className={css.part}
      label="New tip"
      typed={judged.success ? judged.data : null}
      send={send}
      onTry={() => setTried(true)}
      foot={
        <div className={css.about}>
          <Button type="submit" loading={send.isPending}>
            Give the tip
          </Button>
          <span role="status">
            {send.isSuccess && draft.content === '' && 'Your tip stands on the page of the session.'}
          </span>
        </div>
      }
    >
      <RichEditor
        label="Your tip"
        cohortId={cohortId}
        rows={5}
        text={draft.content}
        onText={(text) => change('content', text)}
        files={files}
        onFiles={changeFiles}
        error={isTried && !judged.success ? (judged.error.issues[0]?.message ?? null) : null}
      />
    </FormFrame>
  );
}
