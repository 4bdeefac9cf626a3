import { style } from '@vanilla-extract/css';

export const skeleton = style({ display: 'grid', gap: 14 });

export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
