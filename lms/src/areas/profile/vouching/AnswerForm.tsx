import { type LeadConnection, VOUCH_ANSWER_MAX, VouchReply } from '@plinth/domain/vouching/lead-connection';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { replyToLead } from '../../../data/vouching.ts';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import * as css from '../profile.css.ts';

type AnswerFormProps = { connection: LeadConnection; onDone: () => void };

/** The answer to a lead. It is mailed as it is and cannot be taken back, so it is kept while it is typed. */
export function AnswerForm({ connection: { connectionId, firstName }, onDone }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft(`vouch:${connectionId}`, { text: '', show: '' });
  const judged = VouchReply.safeParse({
    connectionId,
    action: 'ANSWER',
    text: draft.text,
    isShown: draft.show === 'yes',
  });
  const send = useMutation({
    mutationFn: replyToLead,
    onSuccess: async () => {
      forget();
      void say('success', `The school mails your answer to ${firstName}`);
      await queryClient.invalidateQueries({ queryKey: ['vouching'] });
      onDone();
    },
  });
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={css.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (judged.success && !send.isPending) send.mutate(judged.data);
      }}
    >
      <TextArea
        label={`Your answer to ${firstName}`}
        hint="What you would have wanted to know, good and bad."
        required
        rows={5}
        max={VOUCH_ANSWER_MAX}
        error={isTried && !judged.success ? (judged.error.issues[0]?.message ?? null) : null}
        value={draft.text}
        onChange={({ target }) => change('text', target.value)}
      />
      <Checkbox
        label="Show question and answer on my profile"
        hint="Without the name of who asked."
        checked={draft.show === 'yes'}
        onChange={({ target }) => change('show', target.checked ? 'yes' : '')}
      />
      {send.isError && (
        <Banner tone="error" live="alert">
          {send.error.message}
        </Banner>
      )}
      <div className={css.foot}>
        <Button type="submit" size="s" loading={send.isPending}>
          Send the answer
        </Button>
        <Button size="s" variant="quiet" onClick={onDone}>
          Later
        </Button>
      </div>
    </form>
  );
}
