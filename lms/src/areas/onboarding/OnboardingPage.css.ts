import { ends } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: 24, maxWidth: 720, marginInline: 'auto' });

export const opening = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 24, maxWidth: 1100, marginInline: 'auto' },
    md: { gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: 56 },
  }),
);

export const text = style({ display: 'grid', gap: 20, justifyItems: 'start' });

export const drawing = style({ color: vars.color.ink });

export const questions = style({ display: 'grid', gap: 28 });

export const moves = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const footer = style({
  ...ends(12, 'center'),
  borderTop: `1px solid ${vars.color.hair}`,
  paddingTop: 16,
});
