import { type ReactNode, useId } from 'react';
import * as css from './LessonContent.css.ts';

const WORDS: Record<string, string> = {
  NOTE: 'Note',
  EXAMPLE: 'Worked example',
  MISTAKE: 'Common mistake',
  CHECKLIST: 'Checklist',
};

type SetOffProps = { kind: string; title: string | undefined; children: ReactNode };

/** A block set off from the text: a note, an example, a mistake to avoid, a checklist. */
export function SetOff({ kind, title, children }: SetOffProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={`${css.setOff} ${kind === 'MISTAKE' ? css.mistake : css.aside}`}>
      <p id={id} className={css.setOffHead}>
        <span className={css.setOffKind}>{WORDS[kind]}</span>
        {title && <strong>{title}</strong>}
      </p>
      <div className={kind === 'CHECKLIST' ? css.checklist : css.setOffBody}>{children}</div>
    </aside>
  );
}
