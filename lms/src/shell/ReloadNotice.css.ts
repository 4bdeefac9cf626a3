import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const notice = style(
  responsiveStyle({
    xs: {
      position: 'fixed',
      // Above dialogs and the tour: what they need may be what is missing.
      zIndex: 90,
      inset: 'auto 12px calc(12px + var(--foot-bar, 0px))',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 16,
      padding: '12px 14px',
      background: vars.color.sheet,
      color: vars.color.ink,
      border: `1px solid ${vars.color.line}`,
      borderInlineStart: `4px solid ${vars.color.signal}`,
      boxShadow: `0 6px 24px ${vars.color.scrim}`,
    },
    sm: { inset: 'auto auto 24px 24px', maxWidth: 460 },
  }),
);
