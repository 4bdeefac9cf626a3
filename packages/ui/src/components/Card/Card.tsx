import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Card.css.ts';

export type CardProps = {
  /** Artwork or a picture above the text. */
  media?: ReactNode;
  /** The content below a rule at the foot: actions, annotations. */
  footer?: ReactNode;
  /** `card` is at most 390 px wide; `fill` uses the available width. */
  width?: keyof typeof css.width | undefined;
  tone?: keyof typeof css.tone | undefined;
  as?: 'div' | 'article' | 'li' | 'section' | undefined;
  /** The id of the heading that names the card. */
  labelledBy?: string | undefined;
  children?: ReactNode;
};

/** A small sheet whose edges run past its corners. */
export function Card({
  media,
  footer,
  width = 'card',
  tone = 'sheet',
  as: Tag = 'div',
  labelledBy,
  children,
}: CardProps) {
  return (
    <Tag aria-labelledby={labelledBy} className={cx(css.card, css.width[width], css.tone[tone])}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.body}>{children}</div>
      {footer && <div className={css.footer}>{footer}</div>}
    </Tag>
  );
}
