import { ends, faintMono } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const modules = style({ display: 'grid', padding: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

export const skeletonRow = style({
  display: 'grid',
  gap: 6,
  paddingBlock: 20,
  borderTop: `1px solid ${vars.color.line}`,
});

export const resume = style({
  ...ends('10px 20px', 'center'),
  padding: '12px 16px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});
export const resumeLabel = style({ ...faintMono, marginInlineEnd: 6 });

export const module = style({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBottom: `1px solid ${vars.color.line}` },
    '&[data-locked]': { borderTopStyle: 'dashed', color: vars.color.faint },
  },
});

export const details = style({ paddingBottom: 0, selectors: { '&[open]': { paddingBottom: 24 } } });

// What is folded on the screen is unfolded in print.
globalStyle(`${details}::details-content`, {
  '@media': { print: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
});

export const summary = style({
  display: 'flex',
  gap: 'clamp(14px, 3vw, 28px)',
  alignItems: 'flex-start',
  paddingBlock: 18,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const number = style({
  flex: 'none',
  width: '2.2ch',
  fontFamily: vars.font.mono,
  fontSize: '1.25rem',
  lineHeight: '2.6rem',
  color: vars.color.faint,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${details}[open] ${number}`, { color: vars.color.signal });

// An open module shows the same as a dimension line.
export const doneSoFar = style({});
globalStyle(`${details}[open] ${doneSoFar}`, { display: 'none' });
globalStyle(`${summary}::after`, {
  content: '"+" / ""',
  flex: 'none',
  alignSelf: 'center',
  width: '2ch',
  textAlign: 'end',
  fontFamily: vars.font.mono,
  fontSize: '1.25rem',
  color: vars.color.faint,
  '@media': { print: { content: 'none' } },
});
globalStyle(`${details}[open] > ${summary}::after`, { content: '"−" / ""' });

export const titles = style({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 });

export const kind = style({ ...faintMono, lineHeight: mono.line });

export const lock = style({ display: 'inline', verticalAlign: '-1px' });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: '1.25rem',
  lineHeight: 1.25,
  letterSpacing: '-0.014em',
  textWrap: 'balance',
});

const indent = 'calc(2.2ch * 1.25 + clamp(14px, 3vw, 28px))';

export const progress = style(
  responsiveStyle({ xs: { marginBottom: 8 }, sm: { marginInlineStart: indent } }),
);

// What is out of view is neither styled nor laid out, list by list: a course may have thousands of pages, and each
// element the browser observes for visibility costs something in every frame.
export const pages = style([
  responsiveStyle({ xs: { padding: 0 }, sm: { marginInlineStart: indent } }),
  { contentVisibility: 'auto', '@media': { print: { contentVisibility: 'visible' } } },
]);

globalStyle(`${pages} > li[data-depth="1"]`, { paddingInlineStart: 30 });
globalStyle(`${pages} > li[data-depth="2"]`, { paddingInlineStart: 60 });

const line = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gridTemplateColumns: '18px minmax(0, 1fr)',
      columnGap: 12,
      alignItems: 'start',
      minHeight: layout.target,
      paddingBlock: 9,
      borderTop: `1px solid ${vars.color.hair}`,
      textDecoration: 'none',
    },
    sm: { gridTemplateColumns: '18px minmax(0, 1fr) auto', alignItems: 'center' },
  }),
);

globalStyle(`${line} > span:first-child`, { paddingTop: 3 });
globalStyle(`${line} [data-state=COMPLETED]`, { color: vars.color.success });
globalStyle(`${line} [data-state=STARTED]`, { color: vars.color.signal });
globalStyle(`${line} [data-state=NOT_STARTED]`, { color: vars.color.line });

export const pageLink = style([
  line,
  {
    selectors: {
      '&:hover': { background: vars.color.sheet },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
]);

export const closed = style([line, { color: vars.color.faint }]);

export const name = style({ minWidth: 0 });

globalStyle(`${pageLink}:hover ${name}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });

export const facts = style(
  responsiveStyle({
    xs: { ...faintMono, gridColumn: 2, fontVariantNumeric: 'tabular-nums' },
    sm: { gridColumn: 'auto', whiteSpace: 'nowrap' },
  }),
);

/** A week without work between two modules. */
export const pause = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '14px 0 14px 52px',
  borderTop: `1px dashed ${vars.color.line}`,
  color: vars.color.soft,
});

export const elective = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  marginBlock: 8,
  padding: 'clamp(14px, 3vw, 20px)',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
});

/** The drawing that grows with the course, beside the link to continue. */
export const journey = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' });
export const growing = style({ flex: 'none', width: 150, height: 'auto', color: vars.color.ink });
export const toBuild = style({ color: vars.color.hair });
export const journeyText = style({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0, flex: 1 });
