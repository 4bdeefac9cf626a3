import { style } from '@vanilla-extract/css';

export const frame = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: 52 });
export const toggle = style({ position: 'absolute', insetInlineEnd: 2, top: 2 });
