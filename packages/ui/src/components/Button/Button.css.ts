import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../theme/layout.ts';
import { motion } from '../../theme/motion.ts';
import { overshoot } from '../../theme/overshoot.ts';
import { vars } from '../../theme/theme.css.ts';

const edge = overshoot('6px', '1px solid currentColor');

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  borderRadius: 1,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:active:not([aria-disabled=true])': { transform: 'translateY(1px)' },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
  },
});

export const size = styleVariants({
  s: {
    minHeight: 36,
    padding: '6px 14px',
    fontSize: '0.875rem',
    '@media': { '(pointer: coarse)': { minHeight: layout.target } },
  },
  m: { minHeight: layout.target + 4, padding: '10px 22px' },
  l: { minHeight: 58, padding: '14px 30px', fontSize: '1.0625rem' },
});

// At rest the edges meet; on hover they run past the corners, as pen lines do.
const drawn = style({
  selectors: {
    '&::before': { ...edge.across, inset: 0, transition: `inset ${motion.quick} ${motion.ease}` },
    '&::after': { ...edge.down, inset: 0, transition: `inset ${motion.quick} ${motion.ease}` },
    '&:hover:not([aria-disabled=true])::before': { insetInline: -6 },
    '&:hover:not([aria-disabled=true])::after': { insetBlock: -6 },
    '&[aria-disabled=true]:not([aria-busy=true])::before': { borderBlockStyle: 'dashed' },
    '&[aria-disabled=true]:not([aria-busy=true])::after': { borderInlineStyle: 'dashed' },
  },
});

const spent = {
  '&[aria-disabled=true]:not([aria-busy=true])': { background: 'transparent', color: vars.color.faint },
};

export const variant = styleVariants({
  primary: [
    drawn,
    {
      background: vars.color.signalFill,
      color: vars.color.onSignal,
      selectors: {
        '&::before': { borderColor: vars.color.signalFill },
        '&::after': { borderColor: vars.color.signalFill },
        ...spent,
        '&[aria-disabled=true]:not([aria-busy=true])::before': { borderColor: vars.color.line },
        '&[aria-disabled=true]:not([aria-busy=true])::after': { borderColor: vars.color.line },
      },
    },
  ],
  secondary: [
    drawn,
    { color: vars.color.ink, selectors: { '&:hover': { background: vars.color.sheet }, ...spent } },
  ],
  quiet: {
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationColor: vars.color.line,
    textUnderlineOffset: '.3em',
    textDecorationThickness: 1,
    paddingInline: 8,
    selectors: {
      '&:hover:not([aria-disabled=true])': {
        textDecorationColor: vars.color.signal,
        color: vars.color.signal,
      },
      '&[aria-disabled=true]:not([aria-busy=true])': {
        color: vars.color.faint,
        textDecorationStyle: 'dashed',
      },
    },
  },
  danger: [
    drawn,
    {
      color: vars.color.error,
      selectors: { '&:hover': { background: vars.color.errorWash }, ...spent },
    },
  ],
});

export const block = style({ width: '100%' });

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** While the action runs, a line is drawn along the lower edge. */
export const working = style({
  position: 'absolute',
  inset: 'auto 0 5px',
  height: 2,
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      width: '40%',
      background: 'currentColor',
      animation: `${run} 1.1s linear infinite`,
    },
  },
});
