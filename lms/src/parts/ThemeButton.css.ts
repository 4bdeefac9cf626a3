import { layout } from '@plinth/ui/theme/layout';
import { style } from '@vanilla-extract/css';

export const place = style({
  display: 'inline-block',
  flex: 'none',
  width: layout.target,
  height: layout.target,
});
