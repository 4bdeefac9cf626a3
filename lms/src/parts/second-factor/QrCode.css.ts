import { style } from '@vanilla-extract/css';

/** Dark on light in both themes: scanners read nothing else. */
export const code = style({ display: 'block', width: 200, maxWidth: '100%', height: 'auto' });
