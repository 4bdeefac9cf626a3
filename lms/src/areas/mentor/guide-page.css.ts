import { centred } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style(centred(1120, 24));
export const head = style({ display: 'grid', gap: 8, justifyItems: 'start' });
export const filters = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 12 },
    sm: { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', alignItems: 'end' },
  }),
);
export const part = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });
export const panel = style([
  part,
  { padding: 'clamp(16px, 4vw, 22px)', background: vars.color.sheet, border: `1px solid ${vars.color.hair}` },
]);
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
/** The text beside its controls. */
export const beside = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', gap: 36 },
  }),
);
