import { stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const report = style({
  ...stack(28),
  padding: 'clamp(16px, 4vw, 40px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const head = style({ display: 'grid', gap: 6, minWidth: 0 });
export const sections = style(responsiveStyle({ xs: { columnGap: 44 }, md: { columnCount: 2 } }));
export const section = style({ breakInside: 'avoid', paddingBottom: 28 });
export const answers = style({ marginTop: 8, borderTop: `1px solid ${vars.color.hair}` });
export const answer = style({ paddingBlock: 10, borderBottom: `1px solid ${vars.color.hair}` });
export const question = style({ color: vars.color.soft });
export const value = style({ margin: 0 });
