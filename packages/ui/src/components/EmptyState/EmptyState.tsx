import type { ReactNode } from 'react';
import { drawEmpty, type EmptyDrawing } from '../../artwork/draw-empty.ts';
import '../../artwork/artwork.css.ts';
import { Drawing } from '../../private/Drawing.tsx';
import { Notice } from '../../private/Notice.tsx';
import * as css from '../../private/notice.css.ts';

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
export const EmptyState = ({ drawing = 'sheet', ...notice }: EmptyStateProps) => (
  <Notice mark={<Drawing aria-hidden className={css.art} svg={drawEmpty(drawing)} />} {...notice} />
);
