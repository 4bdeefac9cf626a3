import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: '9px 16px',
  fontSize: '0.875rem',
  background: vars.color.warningWash,
  color: vars.color.ink,
  borderBottom: `1px dashed ${vars.color.warning}`,
});
