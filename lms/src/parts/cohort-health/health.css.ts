import { stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { style } from '@vanilla-extract/css';

export const page = style({ ...stack(20), maxWidth: 1240 });
export const two = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const risks = style(wrap(6));
export const filters = style(
  responsiveStyle({
    xs: stack(12),
    sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 280px))', alignItems: 'end' },
  }),
);
