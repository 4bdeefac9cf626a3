import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import type { Space } from '../../theme/space.ts';
import * as css from './Stack.css.ts';

export type StackProps = {
  gap?: Space | undefined;
  align?: keyof typeof css.align | undefined;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'footer' | 'nav' | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** Items one below the other, evenly spaced. */
export function Stack({ gap = 'l', align = 'stretch', as: Tag = 'div', id, children }: StackProps) {
  return (
    <Tag id={id} className={cx(css.stack, css.gap[gap], css.align[align])}>
      {children}
    </Tag>
  );
}
