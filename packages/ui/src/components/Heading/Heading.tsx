import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Heading.css.ts';

const usual = { 1: 'xl', 2: 'l', 3: 's', 4: 's' } as const;

export type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** How large it is drawn; by default the usual size of its level. */
  size?: keyof typeof css.size | undefined;
  id?: string | undefined;
  tabIndex?: number | undefined;
  children?: ReactNode;
};

export function Heading({ level, size = usual[level], id, tabIndex, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} tabIndex={tabIndex} className={cx(css.heading, css.size[size])}>
      {children}
    </Tag>
  );
}
