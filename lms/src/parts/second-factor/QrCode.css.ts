import { style } from '@vanilla-extract/css';

/** Dark on light in both themes: a scanner reads no other. */
export const code = style({ display: 'block', width: 200, maxWidth: '100%', height: 'auto' });
