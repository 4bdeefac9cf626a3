import { style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../theme/motion.ts';
import { overshoot } from '../../theme/overshoot.ts';
import { responsiveStyle } from '../../theme/responsive.ts';
import { vars } from '../../theme/theme.css.ts';

const edge = overshoot('9px', `1px solid ${vars.color.line}`);
const away = { '&[data-starting-style]': { opacity: 0 }, '&[data-ending-style]': { opacity: 0 } };

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: vars.color.scrim,
  transition: `opacity ${motion.calm}`,
  selectors: away,
});

export const viewport = style(
  responsiveStyle({
    xs: {
      position: 'fixed',
      inset: 0,
      zIndex: 41,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      overflow: 'hidden',
      paddingTop: 32,
    },
    sm: { placeItems: 'center', padding: 32 },
  }),
);

export const popup = style([
  responsiveStyle({
    xs: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: '100%',
      background: vars.color.sheet,
      color: vars.color.ink,
      borderTop: `2px solid ${vars.color.ink}`,
      transition: `transform ${motion.draw} ${motion.ease}, opacity ${motion.calm}`,
      selectors: {
        '&[data-starting-style]': { transform: 'translateY(24px)', opacity: 0 },
        '&[data-ending-style]': { transform: 'translateY(24px)', opacity: 0 },
        '&:focus': { outline: 'none' },
      },
    },
    sm: {
      borderTop: 0,
      selectors: { '&::before': edge.across, '&::after': edge.down },
    },
  }),
]);

export const size = styleVariants({
  s: responsiveStyle({ sm: { width: 'min(440px, 100%)' } }),
  m: responsiveStyle({ sm: { width: 'min(620px, 100%)' } }),
  l: responsiveStyle({ sm: { width: 'min(920px, 100%)' } }),
  xl: responsiveStyle({ sm: { width: 'min(1400px, 100%)' } }),
});

const pad = 'clamp(18px, 4vw, 28px)';

export const head = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  padding: `14px 10px 12px ${pad}`,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const titles = style({ display: 'flex', flexDirection: 'column', gap: 4, paddingTop: 8, minWidth: 0 });
export const body = style({
  position: 'relative',
  zIndex: 1,
  padding: pad,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const foot = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: `14px ${pad}`,
  borderTop: `1px solid ${vars.color.hair}`,
});
