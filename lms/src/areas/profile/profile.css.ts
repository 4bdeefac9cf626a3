import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 28,
  maxWidth: 1120,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const columns = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
    md: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
  }),
);

export const column = style({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });

export const form = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

export const fields = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);

export const whole = style({ gridColumn: '1 / -1' });

export const photo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 20 });

export const drop = style({ flex: '1 1 240px', minWidth: 0 });

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 20 });

export const names = style({ display: 'grid', gap: 6, minWidth: 0, overflowWrap: 'anywhere' });

export const card = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({ padding: 0 });

export const entry = style({
  display: 'grid',
  gap: 2,
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
