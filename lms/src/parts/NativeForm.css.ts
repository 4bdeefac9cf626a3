import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: 20 });

export const whole = style({ display: 'grid' });

export const narrow = style({ justifySelf: 'start' });
