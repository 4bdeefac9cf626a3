import { ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style(stack(24));
export const groups = style(
  responsiveStyle({
    xs: { ...stack(24), alignItems: 'start' },
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** A cohort of five hundred must not fill thirty screens. */
export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  columnGap: 16,
  maxBlockSize: 420,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const row = style({
  ...ends('4px 16px', 'center'),
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const actions = style(wrap(12, 'end'));
export const bare = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const two = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
