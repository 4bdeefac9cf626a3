import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 'auto',
  marginTop: 10,
  color: vars.color.line,
});
export const stem = style({ stroke: vars.color.ink });
