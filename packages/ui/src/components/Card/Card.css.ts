import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../theme/layout.ts';
import { overshoot } from '../../theme/overshoot.ts';
import { vars } from '../../theme/theme.css.ts';

const edge = overshoot('7px', `1px solid ${vars.color.line}`);

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: vars.color.sheet,
  selectors: {
    '&::before': edge.across,
    '&::after': edge.down,
  },
});
export const width = styleVariants({
  fill: { width: '100%' },
  card: { width: '100%', maxWidth: layout.card },
});
export const tone = styleVariants({
  sheet: {},
  well: { background: vars.color.well },
  /** A locked item: dashed, as hidden edges are drawn. */
  locked: {
    background: 'transparent',
    selectors: { '&::before': { borderBlockStyle: 'dashed' }, '&::after': { borderInlineStyle: 'dashed' } },
  },
});
export const media = style({
  borderBottom: `1px solid ${vars.color.hair}`,
  color: vars.color.ink,
  overflow: 'hidden',
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 'clamp(16px, 4vw, 22px)',
  flex: 1,
});
export const footer = style({
  position: 'relative',
  padding: '12px clamp(16px, 4vw, 22px)',
  borderTop: `1px solid ${vars.color.hair}`,
});
