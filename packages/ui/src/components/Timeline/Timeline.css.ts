import { style, styleVariants } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';
import { text } from '../../theme/type.ts';

const wide = `screen and (min-width: ${breakpoints.sm}px)`;
const hatch = `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 6px)`;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  '@media': { [wide]: { flexDirection: 'row', paddingTop: 6, overflowX: 'auto' } },
});

/** One event and the ground up to the next one. */
export const event = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  padding: '0 0 26px 34px',
  '@media': { [wide]: { flex: '1 0 118px', padding: '44px 18px 0 0' } },
  selectors: {
    // The ground line.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 8,
      insetBlock: '10px -10px',
      borderInlineStart: `1px dashed ${vars.color.line}`,
      '@media': {
        [wide]: {
          insetInline: 0,
          insetBlock: '22px auto',
          borderInlineStart: 0,
          borderTop: `1px dashed ${vars.color.line}`,
        },
      },
    },
    '&:last-child::before': { '@media': { [wide]: { insetInlineEnd: 'auto', width: 40 } } },
    '&:last-child:not([data-state=past])::before': { bottom: 20 },
  },
});

/** The past is cut: a heavy line and hatched earth. */
export const past = style({
  selectors: {
    '&::before': {
      borderInlineStart: `2px solid ${vars.color.ink}`,
      width: 9,
      insetInlineStart: 7,
      background: hatch,
      '@media': {
        [wide]: {
          borderInlineStart: 0,
          borderTop: `2px solid ${vars.color.ink}`,
          width: 'auto',
          insetInlineStart: 0,
          height: 10,
        },
      },
    },
  },
});

/** The distance to the next event, in five steps. */
export const span = styleVariants({
  1: { '@media': { [wide]: { flexGrow: 1 } } },
  2: { '@media': { [wide]: { flexGrow: 1.5 } } },
  3: { '@media': { [wide]: { flexGrow: 2.2 } } },
  4: { '@media': { [wide]: { flexGrow: 3 } } },
  5: { '@media': { [wide]: { flexGrow: 4 } } },
});

/** The level mark on the line. */
export const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 3,
  width: 17,
  height: 17,
  color: vars.color.ink,
  overflow: 'visible',
  '@media': { [wide]: { top: 5 } },
});
export const now = style({ color: vars.color.signal });
export const future = style({ color: vars.color.line });
export const paper = style({ fill: vars.color.ground });

export const date = style({
  ...faintMono,
  display: 'block',
  lineHeight: 1.8,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${now} ~ &`]: { color: vars.color.signal } },
});
export const title = style({ display: 'block', fontWeight: 600, lineHeight: 1.35 });
export const detail = style({
  display: 'block',
  whiteSpace: 'pre-line',
  fontSize: text.s.size,
  lineHeight: 1.45,
  color: vars.color.soft,
  marginTop: 3,
});
