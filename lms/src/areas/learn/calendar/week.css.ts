import { faintMono, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export const turn = style({ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, marginBlock: -8 });

export const week = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.soft,
  // The same width for every week, so that the links do not move; on two lines if large type does not fit.
  width: '21ch',
  minWidth: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const zone = style({ ...wrap(16), ...faintMono });

export const back = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' });
