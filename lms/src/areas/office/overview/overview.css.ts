import { ends, stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const cards = style(
  responsiveStyle({
    xs: { ...stack(24), alignItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  }),
);
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  margin: 0,
});
export const figure = style({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const changes = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' });
export const change = style({
  ...ends('2px 16px'),
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const kinds = style(
  responsiveStyle({
    xs: { ...stack(24), alignItems: 'start' },
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);
