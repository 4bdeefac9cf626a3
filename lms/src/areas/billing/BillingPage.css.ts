import { ends } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const order = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px' });

export const paid = style({
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  color: vars.color.faint,
  marginTop: 4,
});

export const cards = style({
  display: 'grid',
  gap: 12,
  paddingTop: 20,
  borderTop: `1px solid ${vars.color.hair}`,
});
export const cardList = style({ display: 'grid' });
export const card = style({
  ...ends('8px 20px', 'center'),
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const addCard = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 16px' });
