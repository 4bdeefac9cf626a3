import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** The links out of a page that has nothing to show. */
export const exits = style({
  ...responsiveStyle({
    xs: { display: 'grid', columnGap: 40 },
    sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  borderTop: `1px solid ${vars.color.ink}`,
});
export const exit = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.target,
  borderBottom: `1px solid ${vars.color.hair}`,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
