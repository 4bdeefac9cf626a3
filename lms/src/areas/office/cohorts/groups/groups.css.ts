import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
export const groups = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
export const bare = style({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const two = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
