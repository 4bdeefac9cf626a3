import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const drawing = style({ color: vars.color.ink, padding: 16 });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
});
