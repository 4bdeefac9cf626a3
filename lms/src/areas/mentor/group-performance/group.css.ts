import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
export const skills = style({ display: 'grid', gap: 0, padding: 0, listStyle: 'none' });
