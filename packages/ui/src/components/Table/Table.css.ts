import { style, styleVariants } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

const narrow = `screen and (max-width: ${breakpoints.sm - 1}px)`;

export const scroll = style({ position: 'relative', overflowX: 'auto' });
/** Replaces the column heads if they are not drawn. */
export const order = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block', paddingBottom: 12 } },
});
export const table = style({ fontSize: '0.9375rem', lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' });
export const head = style({
  borderTop: `2px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    // Read out but not visible; its width must not make the page scroll sideways.
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const header = style({
  ...faintMono,
  padding: '9px 14px',
  textAlign: 'start',
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  color: vars.color.ink,
  // Nothing invisible can be reached by keyboard.
  '@media': { [narrow]: { display: 'none' } },
});
/** The text of a sortable head where its button is not shown. */
export const sortText = style({ display: 'none', '@media': { [narrow]: { display: 'inline' } } });
export const row = style({
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: { 'tbody > &:hover': { background: vars.color.well } },
  '@media': {
    [narrow]: { display: 'block', paddingBlock: 10, borderBottom: `1px solid ${vars.color.line}` },
  },
});
export const cell = style({
  padding: '11px 14px',
  verticalAlign: 'top',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '38% minmax(0, 1fr)',
      gap: 12,
      padding: '5px 0',
      selectors: {
        // Lets the label wrap, even beside figures, which do not wrap.
        '&::before': { ...faintMono, content: 'attr(data-label)', lineHeight: 1.7, whiteSpace: 'normal' },
      },
    },
  },
});
export const align = styleVariants({
  start: {},
  end: { textAlign: 'end', '@media': { [narrow]: { textAlign: 'start' } } },
});
export const figures = style({ fontFamily: vars.font.mono, fontSize: '0.84375rem', whiteSpace: 'nowrap' });
