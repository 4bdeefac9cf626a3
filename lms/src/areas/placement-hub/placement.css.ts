import { stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** The banner: the one thing to know or do now. */
export const banner = style({
  display: 'grid',
  gap: 16,
  padding: '24px 20px',
  background: vars.color.signalWash,
  borderInlineStart: `3px solid ${vars.color.signal}`,
});
export const bannerText = style({ display: 'grid', gap: 8 });

/** Figures side by side below their names, as in a title block. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
  gap: 1,
  padding: 1,
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minHeight: 44,
  padding: '12px 16px',
  color: vars.color.ink,
  textDecoration: 'none',
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.hair}`,
  selectors: { 'a&:hover': { background: vars.color.well } },
});
export const amount = style({
  fontFamily: vars.font.mono,
  fontSize: 22,
  fontVariantNumeric: 'tabular-nums',
});

export const twoColumns = style({
  ...stack(28),
  '@media': { 'screen and (min-width: 1080px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const criteria = style({ display: 'grid', gap: 0, padding: 0, listStyle: 'none' });
export const criterion = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

/** The answers given, each below its question. */
export const said = style(
  responsiveStyle({
    xs: { display: 'grid', gap: '14px 24px', margin: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);
export const answer = style({ display: 'grid', gap: 2, overflowWrap: 'anywhere' });
export const answerText = style({ margin: 0 });

export const form = style({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 20,
  alignItems: 'start',
});

export const choice = style({ display: 'grid', gap: 10, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const adding = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });
export const addField = style({ flex: '1 1 200px', maxWidth: 320, minWidth: 0 });
export const legend = style({
  padding: 0,
  marginBottom: 10,
  fontSize: 14,
  lineHeight: 1.35,
  fontWeight: 600,
});
export const asterisk = style({ color: vars.color.error, marginInlineStart: 3 });
