import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { words as asWritten } from '../../../parts/hand-in/hand-in.css.ts';

/** Notes on questions that are no longer asked, to be copied by hand; a choice among old options has no text. */
export function SetAside({ words, onDrop }: { words: readonly string[]; onDrop: () => void }) {
  return (
    <Banner
      tone="warning"
      live="status"
      title="The school has changed the questions"
      action={<Button onClick={onDrop}>I have checked it</Button>}
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
    </Banner>
  );
}
