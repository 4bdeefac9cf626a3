import { style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../theme/motion.ts';
import { responsiveStyle } from '../../theme/responsive.ts';
import { vars } from '../../theme/theme.css.ts';

export const viewport = style(
  responsiveStyle({
    xs: {
      position: 'fixed',
      zIndex: 60,
      // An app with a bar at the foot of narrow windows sets its height here, so that no toast covers its navigation.
      inset: 'auto 12px calc(12px + var(--foot-bar, 0px))',
      display: 'flex',
      flexDirection: 'column',
      gap: 10,
      selectors: { '&:focus': { outline: 'none' } },
    },
    sm: { inset: 'auto 24px 24px auto', width: 400 },
  }),
);
export const toast = style({
  background: vars.color.sheet,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0 6px 24px ${vars.color.scrim}`,
  transition: `transform ${motion.calm} ${motion.ease}, opacity ${motion.calm}`,
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  selectors: {
    '&[data-starting-style]': { transform: 'translateY(16px)', opacity: 0 },
    '&[data-ending-style]': { transform: 'translateX(24px)', opacity: 0 },
    '&[data-limited]': { display: 'none' },
  },
});
export const tone = styleVariants({
  success: { borderInlineStart: `4px solid ${vars.color.success}` },
  error: { borderInlineStart: `4px solid ${vars.color.error}`, background: vars.color.errorWash },
});
export const mark = styleVariants({
  success: { color: vars.color.success },
  error: { color: vars.color.error },
});
export const content = style({ display: 'flex', alignItems: 'center', gap: 12, padding: '4px 4px 4px 14px' });
export const message = style({ flex: 1, minWidth: 0, paddingBlock: 10, lineHeight: 1.45 });
