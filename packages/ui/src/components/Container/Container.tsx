import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Container.css.ts';

export type ContainerProps = {
  width?: keyof typeof css.width | undefined;
  as?: 'div' | 'main' | 'header' | 'footer' | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** Centres its content, with gutters wide enough for a thumb. */
export function Container({ width = 'page', as: Tag = 'div', id, children }: ContainerProps) {
  return (
    <Tag id={id} className={cx(css.container, css.width[width])}>
      {children}
    </Tag>
  );
}
