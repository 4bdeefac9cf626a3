import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import { useRef } from 'react';
import * as css from '../../../parts/hand-in/hand-in.css.ts';
import { SaveMark } from '../../../parts/SaveMark.tsx';
import type { DraftWords } from './use-draft-words.ts';

type DraftTextProps = { words: DraftWords; max: number; onSettle: () => void };

/** The text of a draft and, if another device changed it meanwhile, the other text and the choice between them. */
export function DraftText({ words, max, onSettle }: DraftTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const settle = (isMine: boolean) => {
    words.settle(isMine);
    onSettle();
    // The pressed button disappears.
    field.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={field}
        label="A few words for your guide"
        hint="What to look at first, and what you are not sure of."
        max={max}
        value={words.text}
        onChange={(event) => words.change(event.target.value)}
      />
      {(words.state !== 'saved' || words.text !== '') && <SaveMark state={words.state} />}
      {words.theirs !== null && (
        <div className={css.stack}>
          <Banner tone="warning" live="alert" title="This text was changed on another device">
            Nothing was overwritten. Copy what you need from the other text, then choose which one to keep.
          </Banner>
          <TextArea label="Text from the other device" max={max} readOnly value={words.theirs} />
          <div className={css.line}>
            <Button size="s" onClick={() => settle(true)}>
              Keep this text
            </Button>
            <Button size="s" onClick={() => settle(false)}>
              Take the other one
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
