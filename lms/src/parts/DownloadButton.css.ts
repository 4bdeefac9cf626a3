import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'inline-grid', justifyItems: 'start' });

export const problem = style({
  maxWidth: '28ch',
  whiteSpace: 'normal',
  color: vars.color.error,
  fontSize: '0.8125rem',
});
