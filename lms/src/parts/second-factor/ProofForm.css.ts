import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const whole = style({ display: 'grid' });
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' });
