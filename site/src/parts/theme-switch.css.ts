import { layout } from '@plinth/ui/theme/layout';
import { style } from '@vanilla-extract/css';

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  // Its space is reserved, so that nothing moves when the script shows it.
  selectors: { '&[hidden]': { visibility: 'hidden' } },
});

export const mark = style({
  transition: 'transform 200ms',
  selectors: { '[data-theme=dark] &': { transform: 'rotate(180deg)' } },
});
