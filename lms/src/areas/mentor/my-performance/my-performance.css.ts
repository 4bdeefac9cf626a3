import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';
import { credits } from '../../../parts/ranking.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...column, gap: 28, maxWidth: 1220, marginInline: 'auto' });

export const panels = style(
  responsiveStyle({
    xs: { ...column, gap: 28 },
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);

export const figure = style({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1.75rem',
  lineHeight: 1.2,
});

export const board = style({
  ...column,
  gap: 14,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const score = style([credits, { minWidth: '10ch', marginInlineStart: 'auto', textAlign: 'end' }]);
