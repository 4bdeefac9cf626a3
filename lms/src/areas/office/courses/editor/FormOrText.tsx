import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { type ReactNode, useState } from 'react';
import { ClashNotice } from './ClashNotice.tsx';
import * as css from './editor.css.ts';
import { TextPane } from './TextPane.tsx';
import type { DraftTextState } from './use-draft-text.ts';

type FormOrTextProps = {
  /** What the file is, as in "This quiz has a form …". */
  of: string;
  path: string;
  state: DraftTextState;
  /** The form of the file; null if it contains something the form does not support. */
  children: ReactNode | null;
};

/** A file as its form; on demand, or if necessary, as plain text; as two texts after a conflict between authors. */
export function FormOrText({ of, path, state, children }: FormOrTextProps) {
  const [isText, setText] = useState(false);
  if (state.clash) return <ClashNotice state={state} />;
  if (children === null || isText)
    return (
      <div className={css.form}>
        {children === null && (
          <Banner tone="info">
            This {of} has a form that the editor does not know. Nothing is lost: you can edit it as text.
          </Banner>
        )}
        <TextPane label={path} state={state} />
        {children !== null && (
          <div>
            <Button size="s" onClick={() => setText(false)}>
              Back to the editor
            </Button>
          </div>
        )}
      </div>
    );
  return (
    <div className={css.form}>
      {children}
      <div>
        <Button size="s" variant="quiet" onClick={() => setText(true)}>
          Edit it as text
        </Button>
      </div>
    </div>
  );
}
