import { centred, ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({ ...centred(1200, 24), width: '100%' });

export const skeleton = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const boneRow = style({
  display: 'grid',
  gap: 8,
  paddingBlock: 16,
  borderTop: `1px solid ${vars.color.hair}`,
});

/** The path on the left, its companions on the right; on a phone the time is first and the rest last. */
export const layout = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
    md: { gap: '20px 48px', gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr' },
  }),
);
export const main = style(responsiveStyle({ xs: {}, md: { gridRow: '1 / span 2', gridColumn: 1 } }));
export const first = style(
  responsiveStyle({ xs: { order: -1 }, md: { order: 0, gridRow: 1, gridColumn: 2 } }),
);
export const beside = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' },
    md: { gridRow: 2, gridColumn: 2 },
  }),
);

export const head = style({ display: 'grid', gap: 8 });
export const headLine = style(ends('8px 20px', 'baseline'));

/** The path as it would be set out on site: stations on a line, with the completed part drawn solid. */
export const way = style({ position: 'relative', display: 'grid', padding: 0, listStyle: 'none' });

export const station = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 16,
  paddingBottom: 36,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '20px -20px',
      insetInlineStart: 19,
      borderInlineStart: `2px dashed ${vars.color.line}`,
    },
    '&[data-done]::before': { borderInlineStartStyle: 'solid', borderInlineStartColor: vars.color.ink },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { content: 'none' },
  },
});

export const mark = style({
  position: 'relative',
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.ground,
  color: vars.color.ink,
  selectors: {
    '[data-closed] > &': { color: vars.color.line },
    '[data-current] > &': { color: vars.color.signal },
  },
});

export const stop = style({ display: 'grid', gap: 8, justifyItems: 'start', minWidth: 0, paddingTop: 6 });
export const stopHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' });
export const stopTitle = style({ overflowWrap: 'anywhere' });
export const line = style({ width: '100%', maxWidth: 420 });
export const actions = style({ ...wrap(12, 'center'), paddingTop: 4 });

export const panel = style({
  ...stack(12),
  justifyItems: 'start',
  padding: '16px 18px 18px',
  background: vars.color.sheet,
  borderTop: `2px solid ${vars.color.ink}`,
});

export const figure = style({
  fontFamily: vars.font.mono,
  fontSize: '2.25rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-late]': { color: vars.color.signal } },
});

export const code = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12, width: '100%' });
export const codeField = style({ flex: '1 1 200px', minWidth: 0 });
globalStyle(`${codeField} input`, { fontFamily: vars.font.mono });

export const offers = style({
  display: 'grid',
  gap: 20,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});

export const rewardCourses = style({
  ...stack(10),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const rewardCourse = style(ends('6px 12px', 'center'));
