import { centred } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';
import { ruledList, ruledRow } from '../../parts/ruled-list.css.ts';

export const page = style(
  responsiveStyle({
    xs: centred(1120, 32),
    md: { gridTemplateColumns: `${layout.card}px minmax(0, 1fr)`, gap: 56, alignItems: 'start' },
  }),
);

export const single = style(centred(3 * layout.card + 2 * 24, 28));

export const dates = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });

export const sections = style({ display: 'grid', gap: 40, gridTemplateColumns: 'minmax(0, 1fr)' });

export const skills = style([
  ruledList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    columnGap: 24,
  },
]);

export const skill = style([ruledRow, { paddingBlock: 10 }]);

export const events = ruledList;

export const event = style([
  ruledRow,
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 11.5em) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: 12,
    paddingBlock: 10,
    selectors: {
      '&[data-state=past]': { color: vars.color.faint },
      '&[data-state=next]': { color: vars.color.signal },
    },
  },
]);

export const date = style({
  fontFamily: vars.font.mono,
  fontSize: '0.84375rem',
  fontVariantNumeric: 'tabular-nums',
});
