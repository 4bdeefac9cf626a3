import { style, styleVariants } from '@vanilla-extract/css';
import { responsiveStyle } from '../../theme/responsive.ts';
import { vars } from '../../theme/theme.css.ts';

export const group = style({ display: 'flex', flexDirection: 'column', gap: 6 });
export const legend = style({ marginBottom: 6 });
export const options = styleVariants({
  stack: { display: 'flex', flexDirection: 'column' },
  inline: { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(12px, 4vw, 28px)' },
  tiles: responsiveStyle({
    xs: { display: 'grid', gap: 10 },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
});
export const tile = style({
  padding: '14px 16px',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.signal, boxShadow: `inset 0 0 0 1px ${vars.color.signal}` },
  },
});
export const round = style({ borderRadius: '50%', selectors: { '&::after': { borderRadius: '50%' } } });
