import type { ReactNode } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './Annotation.css.ts';

export type AnnotationProps = {
  tone?: keyof typeof css.tone | undefined;
  /** Set as a label, in capitals. */
  label?: boolean | undefined;
  as?: 'span' | 'p' | 'div' | 'time' | 'dt' | 'dd' | 'li' | undefined;
  /** The ISO value of a time. */
  dateTime?: string | undefined;
  children?: ReactNode;
};

/** A date, a duration, a credit, a deadline: text that a drawing would annotate in monospace, with lining figures. */
export function Annotation({
  tone = 'faint',
  label = false,
  dateTime,
  as: Tag = dateTime === undefined ? 'span' : 'time',
  children,
}: AnnotationProps) {
  const className = cx(css.annotation, css.tone[tone], label && css.label);
  if (Tag === 'time') {
    return (
      <time className={className} dateTime={dateTime}>
        {children}
      </time>
    );
  }
  return <Tag className={className}>{children}</Tag>;
}
