import { stack } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { style } from '@vanilla-extract/css';

export const form = style({ ...stack(24), maxWidth: 640 });
export const pair = style(
  responsiveStyle({ xs: { display: 'grid', gap: 20 }, sm: { gridTemplateColumns: '1fr 1fr' } }),
);
export const switches = style({ ...stack(14), margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: 12, fontWeight: 600 });
