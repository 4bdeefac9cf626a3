import { ends } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';
import { ruledList } from '../../parts/ruled-list.css.ts';

const column = (gap: number) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }) as const;

export const page = style({ ...column(28), maxWidth: 880, marginInline: 'auto' });
export const head = style(ends(12, 'center'));
export const words = style(column(8));
export const filters = style(column(12));
export const list = ruledList;

export const item = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gridTemplateColumns: '12px minmax(0, 1fr)',
      columnGap: 10,
      rowGap: 8,
      paddingBlock: 16,
      borderBottom: `1px solid ${vars.color.hair}`,
    },
    sm: { gridTemplateColumns: '12px minmax(0, 1fr) auto' },
  }),
);

export const mark = style({
  width: 8,
  height: 8,
  marginTop: 8,
  selectors: { '[data-unread=true] > &': { background: vars.color.signal } },
});

export const told = style(column(4));
export const title = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target / 2,
  overflowWrap: 'anywhere',
  selectors: { '[data-unread=true] &': { fontWeight: 640 } },
});
export const text = style({ color: vars.color.soft, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const done = style(
  responsiveStyle({ xs: { gridColumn: 2, justifySelf: 'start' }, sm: { gridColumn: 3 } }),
);
