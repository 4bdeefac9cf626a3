import { style } from '@vanilla-extract/css';

export const tick = style({
  selectors: {
    '&::after': { inset: 2, clipPath: 'polygon(8% 52%, 22% 38%, 42% 58%, 80% 14%, 94% 28%, 42% 86%)' },
  },
});
export const error = style({ marginTop: -4 });
