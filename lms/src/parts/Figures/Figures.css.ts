import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 1,
  margin: 0,
  padding: 1,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 4,
  padding: '12px 16px',
  boxShadow: `0 0 0 1px ${vars.color.hair}`,
});
export const amount = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: 22,
  fontVariantNumeric: 'tabular-nums',
});
