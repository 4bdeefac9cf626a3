import { faintMono } from '@plinth/ui/theme/arrange';
import { overshoot } from '@plinth/ui/theme/overshoot';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

/** The length of a comfortable line of text. */
const measure = '66ch';
/** The background of the text: a table uses it to cover the shadow at its edges. */
const ground = createVar();

/** The base layout of a lesson: its parts stacked, spaced for reading. */
export const prose = style({
  vars: { [ground]: vars.color.ground },
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  minWidth: 0,
});

export const paragraph = style({ maxWidth: measure, textWrap: 'pretty' });
// The text face has no italics; synthesised slanted letters are better than none.
globalStyle(`${prose} em`, { fontStyle: 'italic', fontSynthesis: 'style' });

export const section = style({ display: 'flex', flexDirection: 'column', gap: 18, minWidth: 0 });

const heading = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  letterSpacing: '-0.014em',
  textWrap: 'balance',
  maxWidth: measure,
  breakAfter: 'avoid',
});

export const h2 = style([
  heading,
  {
    fontSize: '1.5rem',
    lineHeight: 1.2,
    marginTop: 26,
    paddingTop: 16,
    borderTop: `1px solid ${vars.color.hair}`,
  },
]);
export const h3 = style([heading, { fontSize: '1.1875rem', lineHeight: 1.3, marginTop: 10 }]);
export const h4 = style([heading, { fontSize: '1.0625rem', lineHeight: 1.35 }]);

export const link = style({
  color: vars.color.signal,
  textDecorationThickness: 1,
  selectors: { '&:hover': { textDecorationThickness: 2 } },
});

export const inlineCode = style({
  padding: '1px 5px',
  background: vars.color.well,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

export const code = style({
  maxWidth: '100%',
  overflowX: 'auto',
  padding: '14px 16px',
  background: vars.color.well,
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  '@media': { print: { overflow: 'visible', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});

/**
 * The token styles of code: by weight and slant before colour, so that they can be distinguished in print and by every
 * eye.
 */
export const piece = {
  comment: style({ color: vars.color.faint, fontStyle: 'italic', fontSynthesis: 'style' }),
  string: style({ color: vars.color.signal }),
  number: style({ color: vars.color.signal }),
  word: style({ fontWeight: 600 }),
};

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  maxWidth: measure,
  marginInline: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.soft,
});

export const rule = style({
  width: '100%',
  maxWidth: measure,
  border: 0,
  borderTop: `1px solid ${vars.color.hair}`,
});

export const fileFacts = style({
  fontFamily: vars.font.mono,
  fontSize: '0.8125em',
  color: vars.color.faint,
  whiteSpace: 'nowrap',
});

const list = { display: 'flex', flexDirection: 'column', gap: 8, maxWidth: measure } as const;

export const numbers = style({
  ...list,
  listStyle: 'decimal',
  paddingInlineStart: 30,
});

export const points = style({ ...list, listStyle: '"–  "', paddingInlineStart: 26 });

export const point = style({ paddingInlineStart: 4 });

globalStyle(`${point} > * + *:not(span)`, { marginTop: 8 });
globalStyle(`${point} > ul, ${point} > ol, ${point} > pre, ${point} > p`, { marginTop: 8 });
globalStyle(`${point}::marker`, { fontFamily: vars.font.mono, fontSize: '0.875em', color: vars.color.faint });

const shade = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side === 'left' ? '0' : '100%'} 50%, ${vars.color.line}, transparent)`;

/** Content wider than the page scrolls separately; a shadow at the edge indicates this until the end is reached. */
export const scroll = style({
  overflowX: 'auto',
  maxWidth: '100%',
  background: [
    `linear-gradient(to right, ${ground} 60%, transparent) 0 0 / 36px 100% no-repeat local`,
    `linear-gradient(to left, ${ground} 60%, transparent) 100% 0 / 36px 100% no-repeat local`,
    `${shade('left')} 0 0 / 10px 100% no-repeat scroll`,
    `${shade('right')} 100% 0 / 10px 100% no-repeat scroll`,
  ].join(', '),
  '@media': { print: { overflow: 'visible', background: 'none' } },
});

export const table = style({
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  borderTop: `2px solid ${vars.color.ink}`,
});

export const head = style({
  ...faintMono,
  minWidth: '5.5rem',
  padding: '8px 18px 8px 0',
  verticalAlign: 'bottom',
  borderBottom: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  textAlign: 'start',
  selectors: {
    '&[data-align=end]': { textAlign: 'end' },
    '&[data-align=center]': { textAlign: 'center' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const cell = style({
  padding: '10px 18px 10px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
  verticalAlign: 'top',
  selectors: {
    '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-align=center]': { textAlign: 'center' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });

const edge = overshoot('7px', `1px solid ${vars.color.line}`);

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginBlock: 8,
  position: 'relative',
  breakInside: 'avoid',
});

/** A drawing has a sheet of its own as its background. */
export const drawing = style({
  position: 'relative',
  padding: 'clamp(10px, 3vw, 24px)',
  background: vars.color.sheet,
  color: vars.color.ink,
  boxSizing: 'content-box',
  maxWidth: 'calc(100% - 2 * clamp(10px, 3vw, 24px))',
  selectors: { '&::before': edge.across, '&::after': edge.down },
});

globalStyle(`${drawing} svg`, {
  width: '100%',
  height: 'auto',
  '@media': { print: { maxHeight: '150mm' } },
});
globalStyle(`${drawing} text`, { fontFamily: vars.font.text });

/** A photo is never shown larger than its actual size. */
export const picture = style({
  alignSelf: 'start',
  border: `1px solid ${vars.color.hair}`,
  '@media': { print: { maxHeight: '170mm', width: 'auto' } },
});

export const caption = style({ ...faintMono, lineHeight: mono.line, textAlign: 'start' });

export const missing = style({
  padding: '16px 18px',
  border: `1px dashed ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: '0.9375rem',
});

export const reference = style({
  display: 'flex',
  flexDirection: 'column',
  maxWidth: measure,
  paddingBlock: 8,
  borderTop: `1px solid ${vars.color.hair}`,
  fontSize: '1rem',
  breakInside: 'avoid',
});
// Links cannot be followed on paper, so the address is printed.
globalStyle(`${reference} a::after`, {
  '@media': {
    print: {
      content: '" " attr(href)',
      fontFamily: vars.font.mono,
      fontSize: '0.8125em',
      overflowWrap: 'anywhere',
    },
  },
});
export const referenceNote = style({ color: vars.color.soft, fontSize: '0.9375rem' });

export const drop = style({
  borderBlock: `1px solid ${vars.color.hair}`,
  selectors: { '& + &': { marginTop: -19 } },
});
// Sections collapsed on the screen are expanded on paper.
globalStyle(`${drop}::details-content`, {
  '@media': { print: { display: 'block', contentVisibility: 'visible', blockSize: 'auto' } },
});
export const summary = style({
  paddingBlock: 12,
  fontWeight: 600,
  cursor: 'pointer',
  breakAfter: 'avoid',
  '@media': { print: { listStyle: 'none' } },
});
export const dropped = style({ display: 'flex', flexDirection: 'column', gap: 14, padding: '2px 0 18px' });

export const setOff = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 'clamp(14px, 3vw, 20px) clamp(16px, 3vw, 24px)',
  background: vars.color.sheet,
  borderInlineStart: '3px solid',
});
export const aside = style({ borderInlineStartColor: vars.color.line });
export const mistake = style({
  vars: { [ground]: vars.color.signalWash },
  borderInlineStartColor: vars.color.signalFill,
  background: vars.color.signalWash,
});
export const setOffHead = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const setOffKind = style({
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.faint,
});
globalStyle(`${mistake} ${setOffKind}`, { color: vars.color.signal });
export const setOffBody = style({ display: 'flex', flexDirection: 'column', gap: 14 });
export const checklist = style([setOffBody]);
globalStyle(`${checklist} > ul`, { listStyle: '"☐  "' });

export const handIn = style({
  maxWidth: measure,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.line}`,
});

/** A caption and the actions for its picture. */
export const under = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  '@media': { print: { display: 'block' } },
});
// The whole picture is the click target; the button gives it keyboard focus.
globalStyle(`${under} button`, {
  position: 'static',
  margin: '-12px -14px -12px 0',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${under} button::after`, { content: '""', position: 'absolute', inset: 0, cursor: 'zoom-in' });
globalStyle(`${under} figcaption`, { position: 'relative', zIndex: 1 });

export const formula = style({
  overflowX: 'auto',
  maxWidth: '100%',
  padding: '12px 16px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: '1.1875rem',
  textAlign: 'start',
});
globalStyle(`${formula} math`, { textAlign: 'start' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '8px 20px',
  padding: 0,
});

const framed = `1px solid ${vars.color.line}`;
export const project = style({
  borderInlineStartColor: vars.color.ink,
  borderBlock: framed,
  borderInlineEnd: framed,
});
