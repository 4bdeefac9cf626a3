import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import type { LedSession } from '@plinth/domain/lead-mentors/session-stats';
import { richTextField } from '@plinth/domain/rich-text/rich-text-field';
import { judged } from '@plinth/ui/forms/judged';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { useQueryClient } from '@tanstack/react-query';
import { ownTipsKey, writeTip } from '../../../data/tips.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { RichEditor } from '../../../parts/RichEditor/RichEditor.tsx';
import { useFileDraft } from '../../../parts/use-file-draft.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import * as css from './dashboard.css.ts';

type TipFormProps = { cohortId: string; session: LedSession };

const Content = richTextField(LONG_TEXT_MAX);
const EMPTY = { content: '' };

/** The form for a tip. Input and choices are saved on this device, per session, until it is sent. */
export function TipForm({ cohortId, session }: TipFormProps) {
  const { liveSessionId } = session;
  const client = useQueryClient();
  const key = `tip:${liveSessionId}`;
  const { files, lost, isKeeping, change: changeFiles, forget: forgetFiles } = useFileDraft(key);
  const form = useStoredForm({
    key,
    saved: EMPTY,
    isEmptied: true,
    judge: ({ content }) => {
      const { data = '', error } = Content.safeParse(content);
      return judged({ content: error?.issues[0]?.message }, data);
    },
    send: (content, intent) => writeTip({ cohortId, liveSessionId, content, clientId: intent(), files }),
    isEarlier: ({ tip }, content) => tip.content !== content || tip.attachments.length !== files.length,
    // A tip whose answer was lost may be there all the same.
    onFailure: () => void client.invalidateQueries({ queryKey: ownTipsKey(cohortId) }),
    onSent: () => {
      changeFiles([]);
      forgetFiles();
      return client.invalidateQueries({ queryKey: ownTipsKey(cohortId) });
    },
  });
  return (
    <FormFrame
      className={css.part}
      label="New tip"
      form={form}
      footer={
        <div className={css.about}>
          <SubmitButton form={form} label="Post the tip" />
          <span role="status">
            {form.isSent && form.draft.content === '' && 'Your tip is on the session’s page.'}
          </span>
        </div>
      }
    >
      <RichEditor
        label="Your tip"
        cohortId={cohortId}
        rows={5}
        text={form.draft.content}
        onText={(text) => form.change('content', text)}
        files={files}
        onFiles={changeFiles}
        isKeeping={isKeeping}
        lost={lost}
        error={form.problemOf('content')}
      />
    </FormFrame>
  );
}
