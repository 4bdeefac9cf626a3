import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { words as asWritten } from '../../../parts/hand-in/hand-in.css.ts';

/** What was noted under questions that are asked no more, to be taken over by hand; a choice among old options has no words. */
export function SetAside({ words, onDrop }: { words: readonly string[]; onDrop: () => void }) {
  return (
    <Banner
      tone="warning"
      live="status"
      title="The school has changed the questions"
      action={<Button onClick={onDrop}>I have looked at it</Button>}
    >
      <p>
        An answer of yours belongs to a question as it was before. Look at the questions again.
        {words.length > 0 && ' These words are kept here until you have put them where they belong:'}
      </p>
      {[...new Set(words)].map((text) => (
        <p key={text} className={asWritten}>
          {text}
        </p>
      ))}
    </Banner>
  );
}
