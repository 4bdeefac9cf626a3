import { centred, ends, faintMono, wrap } from '@plinth/ui/theme/arrange';
import { layout as sizes } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const layout = style(
  responsiveStyle({
    xs: centred(1120, 40),
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 260px', gap: 56 },
  }),
);

export const reading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  maxWidth: 800,
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: 8 });

export const up = style({
  ...faintMono,
  textDecorationColor: vars.color.hair,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '& + &::before': { content: '" / "', whiteSpace: 'pre' },
  },
});

export const lead = style({
  maxWidth: '60ch',
  color: vars.color.soft,
  fontSize: '1.125rem',
  lineHeight: 1.5,
});

/** Beside the text: its contents and the learner's note; on a phone the note is below it. */
export const beside = style(
  responsiveStyle({
    xs: { display: 'flex', flexDirection: 'column', gap: 28, minWidth: 0 },
    lg: { position: 'sticky', top: 32, alignSelf: 'start', maxHeight: '92vh', overflowY: 'auto', padding: 3 },
  }),
);

export const contents = style(responsiveStyle({ xs: { display: 'none' }, lg: { display: 'block' } }));

export const tools = style({ ...wrap(4), marginInlineStart: -10, '@media': { print: { display: 'none' } } });
export const toNote = style(responsiveStyle({ xs: { display: 'block' }, lg: { display: 'none' } }));

/** How much of the page has been read. */
export const readingLine = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  top: 0,
  height: 3,
  background: vars.color.signalFill,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const contentsFold = style([
  responsiveStyle({ xs: { borderBlock: `1px solid ${vars.color.hair}` }, lg: { display: 'none' } }),
  { '@media': { print: { display: 'none' } } },
]);

export const contentsTitle = style({
  paddingBlock: 10,
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.faint,
});

export const contentsList = style({ padding: 0, borderInlineStart: `1px solid ${vars.color.hair}` });

globalStyle(`${contentsList} > li[data-level="3"]`, { paddingInlineStart: 14 });

export const contentsLink = style({
  display: 'block',
  padding: '6px 12px',
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: vars.color.soft,
  textDecoration: 'none',
  borderInlineStart: '2px solid transparent',
  marginInlineStart: -1,
  selectors: {
    '&:hover': { color: vars.color.signal },
    '&[aria-current]': { color: vars.color.ink, borderInlineStartColor: vars.color.signalFill },
  },
});

export const steps = style({ padding: 0, borderTop: `2px solid ${vars.color.ink}` });
export const stepsTitle = style({ marginTop: 16 });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  minHeight: 56,
  borderBottom: `1px solid ${vars.color.hair}`,
  textDecoration: 'none',
});
export const stepLink = style([step, { selectors: { '&:hover': { background: vars.color.sheet } } }]);
globalStyle(`${step} [data-state=COMPLETED]`, { color: vars.color.success });
globalStyle(`${step} [data-state=STARTED]`, { color: vars.color.signal });
export const stepKind = style({ fontFamily: vars.font.mono, fontSize: mono.size, color: vars.color.faint });

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  marginTop: 16,
  '@media': { print: { display: 'none' } },
});

export const mark = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: sizes.target,
  fontWeight: 600,
  color: vars.color.success,
});

export const turn = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.color.line}`,
});

export const turnLink = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '14px 0',
  textDecoration: 'none',
  lineHeight: 1.35,
  selectors: {
    '&:hover': { color: vars.color.signal },
    '&[rel=next]': {
      gridColumn: 2,
      textAlign: 'end',
      borderInlineStart: `1px solid ${vars.color.hair}`,
      paddingInlineStart: 16,
    },
    '&[rel=prev]': { paddingInlineEnd: 16 },
  },
});

export const turnLabel = style({ fontFamily: vars.font.mono, fontSize: mono.size, color: vars.color.faint });

export const session = style({
  ...ends(16, 'center'),
  padding: 'clamp(16px, 4vw, 24px)',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
});

export const sessionFacts = style({ display: 'flex', flexDirection: 'column', gap: 6 });
