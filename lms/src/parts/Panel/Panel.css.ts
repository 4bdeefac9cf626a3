import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
