import { layout } from '@plinth/ui/theme/layout';
import { style } from '@vanilla-extract/css';

export const button = style({
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  selectors: { '&:not([hidden])': { display: 'grid' } },
});

export const mark = style({
  transition: 'transform 200ms',
  selectors: { '[data-theme=dark] &': { transform: 'rotate(180deg)' } },
});
