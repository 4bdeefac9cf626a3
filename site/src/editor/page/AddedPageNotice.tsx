import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import type { AddedPage } from '../files/add-course-page.ts';
import { callEditor } from './call-editor.ts';

type AddedPageNoticeProps = { added: AddedPage; onTakenBack: () => void };

/** Reports that a page was added, with a button to remove it again. */
export function AddedPageNotice({ added, onTakenBack }: AddedPageNoticeProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function takeBack() {
    setSending(true);
    const answer = await callEditor<object>('DELETE', '/pages');
    setSending(false);
    if (answer.kind === 'done') onTakenBack();
    else
      setFailure(
        answer.kind === 'failed' ? answer.message : 'The addresses have changed in the meantime. Try again.',
      );
  }

  return (
    <Banner
      title="This page is new"
      {...(failure ? { tone: 'error' as const, live: 'alert' as const } : {})}
      action={
        <Button size="s" loading={isSending} onClick={() => void takeBack()}>
          Remove the page
        </Button>
      }
    >
      {failure ?? `${added.path} was added. Texts written for it are kept if you take it back.`}
    </Banner>
  );
}
