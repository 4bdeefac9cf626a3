import type { StyleRule } from '@vanilla-extract/css';
import { type Breakpoint, breakpoints } from './breakpoints.ts';

/** Returns styles by breakpoint, smallest first: each applies from its width upwards. */
export function responsiveStyle({ xs, ...wider }: Partial<Record<Breakpoint, StyleRule>>): StyleRule {
  const media = Object.fromEntries(
    (Object.keys(breakpoints) as Breakpoint[]).flatMap((name) => {
      const rule = name === 'xs' ? undefined : wider[name];
      return rule ? [[`screen and (min-width: ${breakpoints[name]}px)`, rule]] : [];
    }),
  );
  return { ...xs, '@media': { ...xs?.['@media'], ...media } };
}
