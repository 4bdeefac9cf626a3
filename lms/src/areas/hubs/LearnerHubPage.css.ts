import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: 24, maxWidth: 1264, marginInline: 'auto' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 390px))',
  gap: 24,
  padding: 0,
});

export const bone = style({ display: 'grid', gap: 12, maxWidth: 390 });
