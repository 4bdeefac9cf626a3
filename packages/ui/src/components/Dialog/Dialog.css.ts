import { style, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../../theme/arrange.ts';
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

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // No higher than the window: longer content scrolls in the body, below the head and above the actions.
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'end',
  overflow: 'hidden',
  paddingTop: 32,
});

/** The placement if the window has room for it. */
export const ground = styleVariants({
  middle: responsiveStyle({ sm: { placeItems: 'center', padding: 32 } }),
  side: responsiveStyle({ sm: { alignItems: 'stretch', justifyItems: 'end', padding: 0 } }),
});

export const popup = style({
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
});

const fromTheSide = { transform: 'translateX(24px)', opacity: 0 };

export const place = styleVariants({
  middle: responsiveStyle({
    sm: { borderTop: 0, selectors: { '&::before': edge.across, '&::after': edge.down } },
  }),
  side: responsiveStyle({
    sm: {
      height: '100%',
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      selectors: { '&[data-starting-style]': fromTheSide, '&[data-ending-style]': fromTheSide },
    },
  }),
});

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
  flex: '1 1 auto',
  padding: pad,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const footer = style({
  ...wrap(12),
  position: 'relative',
  zIndex: 1,
  justifyContent: 'flex-end',
  padding: `14px ${pad}`,
  borderTop: `1px solid ${vars.color.hair}`,
});
