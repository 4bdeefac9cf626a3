import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { Space } from '../../theme/space.ts';
import * as css from './Grid.css.ts';

export type GridProps = {
  kind: keyof typeof css.kind;
  gap?: Space | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
  children?: ReactNode;
};

/**
 * Columns that adapt to the window: one on a phone, then `two`, `three`, `four`, `aside`; `cards` and `tiles` fill the
 * width.
 */
export function Grid({ kind, gap = 'xl', as: Tag = 'div', children }: GridProps) {
  return <Tag className={cx(css.grid, css.gap[gap], css.kind[kind])}>{children}</Tag>;
}
