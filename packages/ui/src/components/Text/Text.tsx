import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Text.css.ts';

export type TextProps = {
  /** Small and soft: hints, and facts beside others. */
  secondary?: boolean | undefined;
  /** Strong, within a line: names, and what matters. */
  strong?: boolean | undefined;
  size?: keyof typeof css.size | undefined;
  tone?: keyof typeof css.tone | undefined;
  weight?: keyof typeof css.weight | undefined;
  /** Limits lines to a readable width. */
  measure?: boolean | undefined;
  /** Preserves the line breaks of user-written text. */
  lines?: boolean | undefined;
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'dd' | 'dt' | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

export function Text({
  secondary = false,
  strong = false,
  size = secondary ? 's' : 'm',
  tone = secondary ? 'soft' : 'ink',
  weight = strong ? 'strong' : 'normal',
  measure = false,
  lines = false,
  as: Tag = strong ? 'span' : 'p',
  id,
  children,
}: TextProps) {
  return (
    <Tag
      id={id}
      className={cx(
        css.size[size],
        css.tone[tone],
        css.weight[weight],
        measure && css.measure,
        lines && css.lines,
      )}
    >
      {children}
    </Tag>
  );
}
