import { centred, ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style(centred(1120, 28));

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

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export const titleLine = style(ends('4px 16px', 'baseline'));

export const line = style(ends('4px 16px', 'start'));

// The text shares the line with its neighbour as long as it stays readable.
globalStyle(`${line} > ${names}`, { flex: '1 1 220px' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: 'auto' });

export const asking = style({ ...wrap(8, 'center'), border: 0, padding: 0, marginInlineStart: 'auto' });

export const editor = style({ ...stack(20), padding: 16, background: vars.color.well });

export const theirs = style({
  display: 'grid',
  gap: 6,
  margin: '6px 0 0',
  overflowWrap: 'anywhere',
});

globalStyle(`${theirs} dt`, { fontWeight: 600 });

globalStyle(`${theirs} dd`, { margin: 0 });

export const jumps = style({ ...wrap('4px 16px'), padding: 0, listStyle: 'none' });

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

/** A small picture with text beside it, never below. */
export const byline = style({ display: 'flex', alignItems: 'start', gap: 12, minWidth: 0 });

export const pictures = style({
  display: 'grid',
  gap: 10,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: `1px solid ${vars.color.hair}`,
});

export const video = style({
  width: '100%',
  maxHeight: 420,
  background: vars.color.well,
  border: `1px solid ${vars.color.hair}`,
});

export const crop = style({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  flex: '1 1 100%',
});

export const canvas = style({
  width: '100%',
  maxWidth: 280,
  aspectRatio: '1',
  border: `1px solid ${vars.color.line}`,
  cursor: 'grab',
  touchAction: 'none',
});

export const sliders = style({ display: 'grid', gap: 12 });

export const slider = style({ display: 'grid', gap: 4, fontSize: '0.875rem' });

export const range = style({ width: '100%', minHeight: 32, accentColor: vars.color.signal });

export const steps = style({ ...wrap('8px 20px'), padding: 0, listStyle: 'none' });
