import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { Space } from '../../theme/space.ts';
import * as css from './Inline.css.ts';

export type InlineProps = {
  gap?: Space | undefined;
  as?: 'div' | 'span' | undefined;
  children?: ReactNode;
};

/** Items side by side, centred on the line, which wrap when it is full. */
export const Inline = ({ gap = 'm', as: Tag = 'div', children }: InlineProps) => (
  <Tag className={cx(css.inline, css.gap[gap])}>{children}</Tag>
);
