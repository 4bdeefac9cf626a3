import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const frame = style(
  responsiveStyle({
    xs: { display: 'grid', minHeight: '100dvh', gridTemplateRows: 'auto 1fr' },
    md: { gridTemplateColumns: 'minmax(440px, 5fr) 7fr', gridTemplateRows: 'auto 1fr' },
  }),
);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px clamp(16px, 4vw, 48px)',
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
});

export const main = style({
  padding: '24px clamp(16px, 4vw, 48px) 64px',
  display: 'grid',
  alignContent: 'start',
  gap: 24,
  width: '100%',
  maxWidth: 560,
});

export const drawing = style(
  responsiveStyle({
    xs: { display: 'none' },
    md: {
      display: 'grid',
      placeItems: 'center',
      gridColumn: 2,
      gridRow: '1 / 3',
      padding: 48,
      borderLeft: `1px solid ${vars.color.hair}`,
      background: vars.color.sheet,
    },
  }),
);

export const picture = style({ width: 'min(100%, 680px)' });

export const form = style({ display: 'grid', gap: 20 });

export const pair = style(
  responsiveStyle({ xs: { display: 'grid', gap: 20 }, sm: { gridTemplateColumns: '1fr 1fr' } }),
);

export const footer = style({
  display: 'grid',
  gap: 8,
  borderTop: `1px solid ${vars.color.hair}`,
  paddingTop: 16,
});

export const social = style({ display: 'grid', gap: 12 });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  color: vars.color.faint,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.color.hair}` },
  },
});
