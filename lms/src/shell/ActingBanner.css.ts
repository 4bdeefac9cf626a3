import { ends } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const strip = style({
  ...ends('6px 16px', 'center'),
  position: 'sticky',
  top: 0,
  zIndex: 5,
  padding: '8px 16px',
  borderBottom: `3px double ${vars.color.signal}`,
  background: vars.color.sheet,
  color: vars.color.ink,
});
