import { stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const board = style({
  ...stack(20),
  maxWidth: 820,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
