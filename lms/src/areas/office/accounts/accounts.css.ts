import { style } from '@vanilla-extract/css';

const stack = (gap: number) => ({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

export const tables = style(stack(36));
export const table = style(stack(12));
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
});
export const totals = style({ margin: 0, padding: 0, listStyle: 'none', ...stack(4), fontWeight: 600 });
