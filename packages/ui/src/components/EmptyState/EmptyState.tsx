import type { ReactNode } from 'react';
import { drawEmpty, type EmptyDrawing } from '../../artwork/draw-empty.ts';
import '../../artwork/artwork.css.ts';
import { Drawing } from '../../private/Drawing.tsx';
import * as notice from '../../private/notice.css.ts';
import { Heading } from '../Heading/Heading.tsx';

export type EmptyStateProps = {
  title: string;
  level?: 1 | 2 | 3 | 4 | undefined;
  /** The drawing above the text. */
  drawing?: EmptyDrawing | undefined;
  /** The next useful step. */
  action?: ReactNode;
  /** Why it is empty and what will fill it. */
  children?: ReactNode;
};

/** The state of an empty place, and what to do about it. */
export function EmptyState({ title, level = 3, drawing = 'sheet', action, children }: EmptyStateProps) {
  return (
    <div className={notice.notice}>
      <Drawing aria-hidden className={notice.art} svg={drawEmpty(drawing)} />
      <div className={notice.text}>
        <div className={notice.title}>
          <Heading level={level} size="m">
            {title}
          </Heading>
        </div>
        {children}
      </div>
      {action && <div className={notice.actions}>{action}</div>}
    </div>
  );
}
