import { cx } from '../../private/cx.ts';
import * as css from './TitleBlock.css.ts';

export type TitleBlockProps = {
  /** The sheet's number in the set, such as `A-101`. */
  number: string;
  subject: string;
  /** The revision or the date. */
  revision?: string | undefined;
};

/** The strip that shows which sheet this is. It repeats the heading, so it is not read aloud. */
export function TitleBlock({ number, subject, revision }: TitleBlockProps) {
  return (
    <div className={css.block} aria-hidden="true">
      <span className={css.cell}>{number}</span>
      <span className={cx(css.cell, css.subject)}>{subject}</span>
      {revision && <span className={css.cell}>{revision}</span>}
    </div>
  );
}
