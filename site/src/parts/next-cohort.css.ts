import { style } from '@vanilla-extract/css';

/** As wide as the longest date, so that filling it in moves nothing. */
export const date = style({ display: 'inline-block', minWidth: '11.4em', textAlign: 'inherit' });
