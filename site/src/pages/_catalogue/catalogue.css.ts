import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const figures = {
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const page = style({ paddingBlock: 'clamp(20px, 3vw, 32px) 40px' });
export const head = style({ display: 'grid', gap: 12, paddingBlock: 'clamp(28px, 4vw, 56px) 32px' });
export const lead = style({ color: vars.color.soft, maxWidth: '41.3em', textWrap: 'pretty' });

/** Its space is reserved from the start, so that nothing moves when the filter appears. */
export const filter = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    sm: { gridTemplateColumns: '2fr 1fr auto', alignItems: 'end' },
  }),
  maxWidth: 820,
  paddingBottom: 24,
  visibility: 'hidden',
  selectors: { '&[data-ready]': { visibility: 'visible' } },
});
// Without scripting, no space is reserved for it.
globalStyle(`form${filter}`, { '@media': { '(scripting: none)': { display: 'none' } } });
export const field = style({ display: 'grid', gap: 6, minWidth: 0 });
export const label = style({ fontSize: '0.875rem', fontWeight: 600 });
export const select = style({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  font: 'inherit',
  color: vars.color.ink,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const count = style({
  ...figures,
  ...responsiveStyle({ xs: { gridColumn: '1 / -1' }, sm: { gridColumn: 'auto', paddingBottom: 14 } }),
  color: vars.color.soft,
  minHeight: '1.5em',
});

export const register = style({ borderTop: `2px solid ${vars.color.ink}` });
export const course = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 16 },
    sm: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: 28 },
    md: { gridTemplateColumns: '220px minmax(0, 1fr) 300px', gap: 40 },
  }),
  position: 'relative',
  alignItems: 'start',
  paddingBlock: 24,
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const drawing = style({
  background: vars.color.sheet,
  border: `1px solid ${vars.color.hair}`,
  padding: 10,
});
export const text = style({ display: 'grid', gap: 8 });
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: '1.5rem',
  lineHeight: 1.15,
  fontWeight: 640,
});
export const link = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const subjects = style({ ...figures, color: vars.color.soft });
export const facts = style({
  ...figures,
  display: 'grid',
  gap: 6,
  ...responsiveStyle({ sm: { gridColumn: '2' }, md: { gridColumn: 'auto' } }),
});
globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  borderBottom: `1px solid ${vars.color.hair}`,
  paddingBottom: 5,
});
globalStyle(`${facts} dt`, { color: vars.color.soft });
globalStyle(`${facts} dd`, { textAlign: 'end' });

export const none = style({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  paddingBlock: 32,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const help = style({ paddingTop: 32, color: vars.color.soft });
