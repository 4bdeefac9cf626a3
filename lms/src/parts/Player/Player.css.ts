import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

const annotation = {
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: mono.line,
} as const;

export const figure = style({ display: 'grid', gap: 8, minWidth: 0 });

export const video = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.hair}`,
  background: vars.color.well,
  '@media': { print: { display: 'none' } },
});

export const tools = style({
  ...annotation,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  alignItems: 'center',
  color: vars.color.soft,
  '@media': { print: { display: 'none' } },
});

export const tool = style({ display: 'flex', gap: 8, alignItems: 'center', minHeight: layout.target });

export const rate = style({
  minHeight: 36,
  padding: '4px 8px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
  color: vars.color.ink,
  font: 'inherit',
});

export const fromStart = style({
  minHeight: layout.target,
  padding: '0 4px',
  color: vars.color.ink,
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});

export const keys = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
globalStyle(`${keys} > summary`, { paddingBlock: 12, cursor: 'pointer' });

export const keyList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '2px 24px',
  paddingBottom: 8,
});
globalStyle(`${keyList} > div`, { display: 'flex', gap: 12 });
globalStyle(`${keyList} dt`, { minWidth: '12ch', color: vars.color.ink });

export const offer = style({
  display: 'grid',
  gap: 14,
  placeContent: 'center',
  justifyItems: 'center',
  aspectRatio: '16 / 9',
  padding: 20,
  border: `1px dashed ${vars.color.line}`,
  background: vars.color.well,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});

export const elsewhere = style({ ...annotation });
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' });
export const caption = style({ ...annotation, color: vars.color.faint });
// A video cannot be printed, but its presence and its caption can.
globalStyle(`${caption}::before`, { '@media': { print: { content: '"Film: "' } } });

export const missing = style({
  padding: '16px 18px',
  border: `1px dashed ${vars.color.line}`,
  color: vars.color.soft,
  fontSize: '0.9375rem',
});
