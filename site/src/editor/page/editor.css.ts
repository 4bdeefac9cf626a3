import { ends, faintMono } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { space } from '@plinth/ui/theme/space';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono, text } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

const edge = 'clamp(16px, 2vw, 28px)';

export const page = style(
  responsiveStyle({
    xs: { minHeight: '100dvh' },
    md: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh' },
  }),
);

export const bar = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: space.m },
    md: {
      gridTemplateColumns: 'minmax(260px, 420px) minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: space.xl,
    },
    lg: { gridTemplateColumns: 'minmax(260px, 420px) minmax(0, 1fr) auto' },
  }),
  padding: `${space.m}px ${edge}`,
  borderBottom: `1px solid ${vars.color.ink}`,
  background: vars.color.ground,
});

export const state = style({ ...faintMono, lineHeight: mono.line, paddingBottom: space.m });

/** All actions are in one row as soon as it fits below the choice. */
export const actions = style(responsiveStyle({ md: { gridColumn: '1 / -1' }, lg: { gridColumn: 'auto' } }));

export const views = style(
  responsiveStyle({ xs: { padding: `${space.m}px ${edge} 0` }, md: { display: 'none' } }),
);

export const panes = style(
  responsiveStyle({
    xs: { display: 'block' },
    md: { display: 'grid', gridTemplateColumns: 'minmax(420px, 2fr) minmax(0, 3fr)', minHeight: 0 },
  }),
);

export const form = style({
  ...responsiveStyle({
    xs: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l, alignContent: 'start' },
    md: { overflowY: 'auto', borderInlineEnd: `1px solid ${vars.color.line}` },
  }),
  padding: `${space.xl}px ${edge} ${space.section}px`,
  minWidth: 0,
  // Text that is read out but not drawn must stay inside, or it would make the window scroll further than its content.
  position: 'relative',
});

// Texts grow with what is typed, so an empty one may be only a line or two high.
globalStyle(`${form} textarea`, { minHeight: 72 });

/** The view that a phone hides. Side by side there is room for both. */
export const behind = style({
  '@media': { 'screen and (max-width: 1079px)': { display: 'none' } },
});

export const section = style({ borderTop: `1px solid ${vars.color.line}` });

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minHeight: layout.target,
  cursor: 'pointer',
  fontWeight: 600,
  ':hover': { color: vars.color.signal },
  '::before': { content: "'+' / ''", width: 14, fontFamily: vars.font.mono, fontWeight: 400 },
  selectors: { '[open] > &::before': { content: "'\u2212' / ''" } },
});

export const figure = style({
  ...faintMono,
  marginInlineStart: 'auto',
  fontWeight: 400,
  selectors: { '&[data-wrong]': { color: vars.color.error } },
});

export const fields = style({ padding: `${space.s}px 0 ${space.xl}px` });

export const preview = style(
  responsiveStyle({
    xs: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '80dvh', minWidth: 0 },
    md: { height: 'auto', minHeight: 0 },
  }),
);

export const previewBar = style({ ...ends(space.m, 'end'), padding: `${space.m}px ${edge}` });

export const previewChoices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.m });

export const frame = style({
  width: '100%',
  height: '100%',
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.well,
  selectors: {
    '&[data-width="phone"]': {
      justifySelf: 'center',
      maxWidth: 390,
      borderInline: `1px solid ${vars.color.line}`,
    },
  },
});

export const note = style({ color: vars.color.soft, fontSize: text.s.size, lineHeight: text.s.line });

export const problems = style({ margin: 0, paddingInlineStart: 20 });

export const change = style({
  margin: 0,
  padding: space.m,
  background: vars.color.well,
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: mono.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'block',
  selectors: {
    '&[data-sign="+"]': { background: vars.color.successWash, color: vars.color.success },
    '&[data-sign="-"]': { background: vars.color.errorWash, color: vars.color.error },
  },
});
