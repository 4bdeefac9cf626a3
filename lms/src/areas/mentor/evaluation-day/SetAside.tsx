import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useState } from 'react';
import { words as asWritten } from '../../../parts/hand-in/hand-in.css.ts';

type SetAsideProps = { words: readonly string[]; onDrop: () => void };

/**
 * Notes on questions that are no longer asked, to be copied by hand; a choice among old options has no text. Words are
 * deleted after a confirmation only: they are stored nowhere else.
 */
export function SetAside({ words, onDrop }: SetAsideProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Banner
      tone="warning"
      live="status"
      title="The school has changed the questions"
      action={
        <Button onClick={() => (words.length > 0 ? setAsked(true) : onDrop())}>I have checked it</Button>
      }
    >
      <p>
        One of your answers belongs to an earlier version of a question. Check the questions again.
        {words.length > 0 && ' Your words are kept here until you have moved them:'}
      </p>
      {[...new Set(words)].map((text) => (
        <p key={text} className={asWritten}>
          {text}
        </p>
      ))}
      <Dialog
        title="Delete the words kept here?"
        description="They are on this device alone. What you have copied into an answer stays."
        open={isAsked}
        onOpenChange={setAsked}
        size="s"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Keep them
            </Button>
            <Button variant="primary" onClick={onDrop}>
              Delete them
            </Button>
          </>
        }
      />
    </Banner>
  );
}
