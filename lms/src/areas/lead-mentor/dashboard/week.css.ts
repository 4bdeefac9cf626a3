import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

const words = {
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const turn = style({ display: 'flex', alignItems: 'center', minWidth: 0, marginBlock: -10 });
export const step = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  color: vars.color.soft,
  selectors: { '&:hover': { color: vars.color.signal } },
});
// The same width for every week, so that the links do not move; on two lines if large type does not fit.
export const name = style({
  ...words,
  color: vars.color.soft,
  width: '16ch',
  minWidth: 0,
  textAlign: 'center',
});

export const footer = style({
  ...words,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.color.faint,
});
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' });
