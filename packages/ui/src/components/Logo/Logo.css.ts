import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontFamily: vars.font.heading,
  fontSize: '1.375rem',
  fontWeight: 640,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});
export const mark = style({ width: 30, height: 30, flex: 'none' });

globalStyle('.aw-top', { fill: vars.color.signalFill, stroke: vars.color.signalFill });
