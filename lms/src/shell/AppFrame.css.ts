import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const bar = style(
  responsiveStyle({
    xs: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 4,
      minHeight: 60,
      paddingInline: 12,
      borderBottom: `1px solid ${vars.color.hair}`,
      background: vars.color.sheet,
    },
    sm: { gap: 12, paddingInline: 16 },
  }),
);

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  color: vars.color.ink,
  textDecoration: 'none',
});

/** The name of the signed-in user, as far as there is room: on a phone it is only for screen readers. */
export const name = style(
  responsiveStyle({
    xs: {
      position: 'absolute',
      width: 1,
      height: 1,
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    sm: { position: 'static', width: 'auto', height: 'auto', maxWidth: '10em', clipPath: 'none' },
  }),
);

export const actions = style(
  responsiveStyle({ xs: { display: 'flex', alignItems: 'center', gap: 0 }, sm: { gap: 8 } }),
);

export const main = style(
  responsiveStyle({ xs: { padding: '24px 16px 72px' }, md: { padding: '40px 32px 96px' } }),
);
