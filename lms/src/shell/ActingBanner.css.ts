import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  padding: '8px 16px',
  borderBottom: `3px double ${vars.color.signal}`,
  background: vars.color.sheet,
  color: vars.color.ink,
});
