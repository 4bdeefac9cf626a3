import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export { summary } from '../summary.css.ts';

/** On a phone the months keep their width and the chart scrolls; the current month is in view first. */
export const scroll = style({ position: 'relative', overflowX: 'auto', paddingBottom: 4 });
export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(52px, 1fr)',
  height: 220,
  minWidth: 'max-content',
  padding: 0,
  listStyle: 'none',
});
export const month = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  color: vars.color.soft,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.well }, '&[aria-current]': { color: vars.color.ink } },
});
export const column = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  borderBottom: `1px solid ${vars.color.line}`,
  paddingTop: 28,
});
export const stack = style({ position: 'relative', width: '56%' });
export const value = style({
  position: 'absolute',
  bottom: 'calc(100% + 5px)',
  insetInline: -14,
  textAlign: 'center',
  fontFamily: vars.font.mono,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
});
/**
 * An outline with a light fill; the selected month is solid, so that it can be distinguished without colour as well.
 */
export const bar = style({
  display: 'block',
  height: '100%',
  minHeight: 1,
  background: vars.color.well,
  border: `1.25px solid ${vars.color.ink}`,
  borderBottom: 0,
  selectors: { '[aria-current] &': { background: vars.color.ink } },
});
export const tick = style({
  paddingBlock: 7,
  textAlign: 'center',
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  selectors: { '[aria-current] &': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 4 } },
});
export const year = style({
  display: 'block',
  fontSize: 11,
  lineHeight: '16px',
  height: 16,
  color: vars.color.faint,
});

export const details = style({ fontSize: '0.875rem' });
export const logs = style({ display: 'grid', gap: 14, minWidth: 0, paddingTop: 6 });
export const list = style({
  padding: 0,
  listStyle: 'none',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const log = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  paddingBlock: 11,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const about = style({ gridColumn: '1 / -1' });
export const brought = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const busy = style({ selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });
export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
export const opened = style({
  display: 'grid',
  gap: 10,
  padding: 'clamp(12px, 3vw, 18px)',
  background: vars.color.well,
});
export const rules = style({
  display: 'grid',
  gap: 8,
  paddingInlineStart: '1.4em',
  listStyleType: 'decimal',
});
export const pays = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  selectors: { '&[aria-expanded=true]': { fontWeight: 600 } },
});
