import { drawMark } from '../../artwork/logo.ts';
import { Drawing } from '../../private/Drawing.tsx';
import * as css from './Logo.css.ts';

const mark = drawMark();

export type LogoProps = {
  /** The school's name beside the mark; without it the mark is alone and needs a label around it. */
  name?: string | undefined;
};

export function Logo({ name }: LogoProps) {
  return (
    <div className={css.logo}>
      <Drawing aria-hidden className={css.mark} svg={mark} />
      {name}
    </div>
  );
}
