import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { Space } from '../../theme/space.ts';
import * as css from './Inline.css.ts';

export type InlineProps = {
  gap?: Space | undefined;
  align?: keyof typeof css.align | undefined;
  justify?: keyof typeof css.justify | undefined;
  as?: 'div' | 'ul' | 'ol' | 'span' | undefined;
  children?: ReactNode;
};

/** Items side by side, which wrap when the line is full. */
export function Inline({
  gap = 'm',
  align = 'center',
  justify = 'start',
  as: Tag = 'div',
  children,
}: InlineProps) {
  return (
    <Tag className={cx(css.inline, css.gap[gap], css.align[align], css.justify[justify])}>{children}</Tag>
  );
}
