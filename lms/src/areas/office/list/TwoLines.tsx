import { Annotation } from '@plinth/ui/Annotation';
import type { ReactNode } from 'react';
import * as css from './list.css.ts';

/** A cell of two lines; without a note, of one. */
export function TwoLines({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <span className={css.two}>
      {typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children}
      {note && <Annotation>{note}</Annotation>}
    </span>
  );
}
