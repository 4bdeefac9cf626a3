import { unseen } from '@plinth/ui/theme/arrange';
import { motion } from '@plinth/ui/theme/motion';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: 2, padding: 0 });

export const item = style({ position: 'relative' });

const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 46,
  paddingInline: 20,
  color: vars.color.soft,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const link = style([
  entry,
  {
    selectors: {
      '&:hover': { color: vars.color.ink, background: vars.color.well },
      '&:focus-visible': { outlineOffset: -2 },
      '&[aria-current=page]': { color: vars.color.ink, fontWeight: 600 },
      // The current page is marked like a cut in a section: with a bold edge.
      '&[aria-current=page]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 6,
        insetInlineStart: 0,
        width: 3,
        background: vars.color.signalFill,
      },
    },
  },
]);

export const locked = style([
  entry,
  { color: vars.color.faint, cursor: 'not-allowed', selectors: { '&:focus-visible': { outlineOffset: -2 } } },
]);

/** A long name takes two lines: cut off, it could not be read at all. */
export const label = style({ paddingBlock: 5, lineHeight: 1.25, whiteSpace: 'normal' });

export const hiddenLabel = style(unseen);

export const lock = style({ marginInlineStart: 'auto', flex: 'none' });

export const smallLock = style({
  position: 'absolute',
  right: 10,
  bottom: 8,
  background: vars.color.sheet,
});

export const tip = style({
  position: 'absolute',
  zIndex: 40,
  top: '50%',
  insetInlineStart: 'calc(100% + 8px)',
  padding: '6px 10px',
  background: vars.color.ink,
  color: vars.color.ground,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  transform: 'translateY(-50%)',
  visibility: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.quick}`,
});

globalStyle(`${item}:hover > ${tip}, ${item}:focus-within > ${tip}`, { visibility: 'visible', opacity: 1 });
