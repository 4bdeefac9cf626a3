import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** At the foot of the window, beside the content being read; the page below stays usable. */
export const popup = style(
  responsiveStyle({
    xs: {
      position: 'fixed',
      zIndex: 40,
      inset: 'auto 12px 12px',
      width: 'auto',
      maxWidth: 'none',
      margin: 0,
      padding: 0,
      color: vars.color.ink,
      background: vars.color.sheet,
      border: `1px solid ${vars.color.ink}`,
      boxShadow: `0 6px 24px ${vars.color.scrim}`,
    },
    sm: { inset: 'auto 24px 24px auto', width: 360 },
  }),
);

export const form = style({ display: 'grid', gap: 8, padding: 20 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 8,
});
