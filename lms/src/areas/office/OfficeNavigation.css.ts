import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** An office has more pages than fit on a screen: they scroll between the logo above and the switch below. */
export const scroll = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const group = style({
  selectors: { '& + &': { marginTop: 10, paddingTop: 10, borderTop: `1px solid ${vars.color.hair}` } },
});

export const title = style({
  margin: 0,
  padding: '2px 20px 4px',
  color: vars.color.faint,
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  fontWeight: 400,
  letterSpacing: '.02em',
});

globalStyle(`${group} a`, { minHeight: 40 });
