import { centred, ends, faintMono } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export const page = style(centred(1320, 24));

export const top = style(ends('4px 16px', 'baseline'));

export const turn = style({ display: 'flex', alignItems: 'center', gap: 4, marginBlock: -8 });

const columns = 'repeat(7, minmax(0, 1fr))';

export const skeleton = style({ display: 'grid', gap: 24, gridTemplateColumns: columns, minHeight: 380 });

const label = style({ ...faintMono, letterSpacing: '.04em' });

export const weekdays = style([
  label,
  responsiveStyle({
    xs: { display: 'none' },
    md: { display: 'grid', gridTemplateColumns: columns, textTransform: 'uppercase', marginBottom: -6 },
  }),
]);

/** A sheet of days; if narrower than a sheet, a list. */
export const days = style(
  responsiveStyle({
    xs: { display: 'grid', padding: 0, listStyle: 'none' },
    md: { gridTemplateColumns: columns, borderTop: `1px solid ${vars.color.line}` },
  }),
);

export const day = style([
  responsiveStyle({
    xs: {
      display: 'grid',
      alignContent: 'start',
      gap: 8,
      minWidth: 0,
      paddingBlock: 12,
      borderTop: `1px solid ${vars.color.hair}`,
    },
    md: {
      minHeight: 112,
      padding: '8px 10px 12px 0',
      borderTop: 0,
      borderBottom: `1px solid ${vars.color.hair}`,
    },
  }),
  {
    selectors: {
      '&[data-empty=true]:not([aria-current])': { display: 'none' },
      '&[data-outside=true]': { display: 'none' },
    },
    '@media': {
      '(min-width: 1080px)': {
        selectors: {
          '&[data-empty=true]:not([aria-current])': { display: 'grid' },
          '&[data-outside=true]': { display: 'grid' },
        },
      },
    },
  },
]);

export const date = style([label, { fontVariantNumeric: 'tabular-nums' }]);

export const today = style([
  label,
  {
    color: vars.color.signal,
    fontWeight: 600,
    boxShadow: `inset 3px 0 0 ${vars.color.signalFill}`,
    paddingInlineStart: 8,
    justifySelf: 'start',
  },
]);

export const number = style([
  responsiveStyle({ xs: { display: 'none' }, md: { display: 'inline' } }),
  { selectors: { '[data-outside=false]:not([aria-current]) &': { color: vars.color.ink } } },
]);

export const longDate = style(responsiveStyle({ xs: { display: 'inline' }, md: { display: 'none' } }));

export const events = style({ display: 'grid', gap: 8, padding: 0, listStyle: 'none', minWidth: 0 });

/**
 * Sessions have a solid line before them, due dates a broken one, cancelled ones none: distinguishable without colour.
 */
export const event = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 1,
  minWidth: 0,
  paddingInlineStart: 8,
  borderInlineStart: `2px solid ${vars.color.ink}`,
  selectors: {
    '&[data-kind=due]': { borderInlineStartStyle: 'dashed', borderInlineStartColor: vars.color.soft },
    '&[data-kind=RESCHEDULED]': { borderInlineStartColor: 'transparent' },
    '&[data-kind=ONGOING]': { borderInlineStartColor: vars.color.signalFill },
  },
});

export const time = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.soft,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({
  fontSize: '0.875rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  textDecorationColor: vars.color.hair,
  selectors: { '&:hover': { color: vars.color.signal } },
});

export const address = style({ maxWidth: 720 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
