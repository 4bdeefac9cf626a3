import { centred, ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style(centred(1320, 24));

export const columns = style(
  responsiveStyle({
    xs: { ...stack(28), alignItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)', gap: 32 },
  }),
);

export const wide = style(stack(28));

export const slim = style(
  responsiveStyle({
    xs: stack(28),
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    md: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);

export const rows = style({ display: 'flex', flexDirection: 'column', padding: 0 });

export const row = style({
  ...ends('4px 16px', 'baseline'),
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
// A row's subject may take several lines, until large type leaves so little room that what is beside it moves below.
globalStyle(`${row} > :first-child`, { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });

/** The text of a next step, with its button. */
export const step = style(ends('14px 24px', 'center'));
export const stepText = style({ display: 'grid', gap: 4, flex: '1 1 280px', minWidth: 0 });

/** Figures that break only if a separate line is too short for them. */
export const whole = style({ maxWidth: '100%' });

export const figure = style({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
});

/** A large figure with its unit, as a level is noted in a section. */
export const level = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: '2rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});

export const levels = style(wrap('12px 32px'));

export const levelOf = style({ display: 'flex', flexDirection: 'column', gap: 4 });

export const rowLink = style({
  minWidth: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationColor: vars.color.hair,
  selectors: { '&:hover': { color: vars.color.signal, textDecorationColor: 'currentColor' } },
});
