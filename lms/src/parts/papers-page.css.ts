import { style } from '@vanilla-extract/css';

/** A page of papers under each other: orders, documents. */
export const page = style({
  display: 'grid',
  gap: 28,
  maxWidth: 960,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const head = style({ display: 'grid', gap: 8 });

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 16px',
});

/** Skeletons in a card. */
export const bones = style({ display: 'grid', gap: 14 });
