import { stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const parts = style(
  responsiveStyle({
    xs: { ...stack(32), alignItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)', gap: 40 },
  }),
);
export const form = style(stack(20));
export const pair = style(
  responsiveStyle({ xs: { display: 'grid', gap: 20 }, sm: { gridTemplateColumns: '1fr 1fr' } }),
);
export const plan = style(stack(16));
export const calendar = style({ ...stack(20), selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });
export const warnings = style({ margin: 0, paddingLeft: 20, display: 'grid', gap: 4 });
export const week = style(stack(8));
export const entries = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style([
  { paddingBlock: 8, borderTop: `1px solid ${vars.color.hair}`, overflowWrap: 'anywhere' },
  responsiveStyle({
    xs: { display: 'grid', gap: '2px 16px', gridTemplateColumns: 'minmax(0, 1fr)' },
    sm: { gridTemplateColumns: '220px 110px minmax(0, 1fr)', alignItems: 'baseline' },
  }),
]);
export const when = style({
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.soft,
});
