import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

/** A revision note before the courses, in the flow of the page: it never covers what a person is reading. */
export const dialog = style({
  position: 'static',
  width: 'auto',
  maxWidth: 'none',
  margin: '0 0 24px',
  padding: 0,
  color: vars.color.ink,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.ink}`,
});

export const form = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 8, padding: 20 },
    md: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 40 },
  }),
);

export const text = style({ display: 'grid', gap: 8, gridColumn: '1 / -1' });

/** One below the other for a thumb, in a row where there is room. */
globalStyle(`${form} label`, responsiveStyle({ xs: { flexBasis: '100%' }, md: { flexBasis: 'auto' } }));

/** The suggestion is on a separate line. */
globalStyle(`${text} span`, { display: 'block' });

export const actions = style({ display: 'flex', alignItems: 'center', gap: 20 });

/** Its text is aligned with the text above it. */
export const later = style({ marginInlineStart: -8 });
