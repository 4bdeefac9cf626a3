import { type ReactNode, useId } from 'react';
import * as css from './LessonContent.css.ts';

const WORDS: Record<string, string> = {
  NOTE: 'Note',
  EXAMPLE: 'Worked example',
  MISTAKE: 'Common mistake',
  CHECKLIST: 'Checklist',
  PROJECT: 'Project',
  PREPARATORY_CONTENT: 'Before you begin',
};

type SetOffProps = {
  kind: string;
  title: string | undefined;
  /** The anchor for the table of contents. */
  id?: string;
  children: ReactNode;
};

/** A block set off from the text: a note, an example, a mistake to avoid, a checklist, a project, what to do first. */
export function SetOff({ kind, title, id: anchor, children }: SetOffProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={`${css.setOff} ${kind === 'MISTAKE' ? css.mistake : kind === 'PROJECT' ? css.project : css.aside}`}
    >
      <p id={id} className={css.setOffHead}>
        <span className={css.setOffKind}>{WORDS[kind]}</span>
        {title && <strong>{title}</strong>}
      </p>
      <div className={kind === 'CHECKLIST' ? css.checklist : css.setOffBody}>{children}</div>
    </section>
  );
}
