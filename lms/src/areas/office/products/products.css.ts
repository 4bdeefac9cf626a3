import { style } from '@vanilla-extract/css';

const stack = (gap: number) => ({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

export const sections = style(stack(26));
export const section = style(stack(10));
export const form = style(stack(14));
export const pair = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const lines = style({ ...stack(6), margin: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const value = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });
