import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gap: 32,
      maxWidth: 1120,
      marginInline: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    md: { gridTemplateColumns: '390px minmax(0, 1fr)', gap: 56, alignItems: 'start' },
  }),
);

export const single = style({ display: 'grid', gap: 28, maxWidth: 1120, marginInline: 'auto' });

export const drawing = style({ color: vars.color.ink, padding: 16 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const dates = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

export const sections = style({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });

export const skills = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 24,
  padding: 0,
  borderTop: `2px solid ${vars.color.ink}`,
});

export const skill = style({ paddingBlock: 10, borderBottom: `1px solid ${vars.color.hair}` });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 390px))',
  gap: 24,
  padding: 0,
});

export const events = style({ padding: 0, borderTop: `2px solid ${vars.color.ink}` });

export const event = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 11.5em) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 12,
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: {
    '&[data-state=past]': { color: vars.color.faint },
    '&[data-state=next]': { color: vars.color.signal },
  },
});

export const date = style({
  fontFamily: vars.font.mono,
  fontSize: '0.84375rem',
  fontVariantNumeric: 'tabular-nums',
});
