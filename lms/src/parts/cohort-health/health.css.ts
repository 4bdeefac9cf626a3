import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1240,
});
export const two = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const risks = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const filters = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' },
    sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 280px))', alignItems: 'end' },
  }),
);
