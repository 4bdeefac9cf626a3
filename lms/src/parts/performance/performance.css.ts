import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { style } from '@vanilla-extract/css';

export const sums = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 16, padding: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 40px' },
  }),
);
export const trend = style({ display: 'grid', gap: 10, minWidth: 0, paddingTop: 8 });
