import { ends, wrap } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const tools = style(wrap(12, 'center'));
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ paddingBlock: 12, borderBottom: `1px solid ${vars.color.hair}` });
export const set = style({ display: 'grid', gap: 8, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const name = style({ padding: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const address = style({ display: 'block', fontWeight: 400 });
export const choices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.color.line}`,
});
export const choice = style(
  responsiveStyle({
    xs: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: layout.target,
      padding: 4,
      fontSize: 13,
      background: vars.color.sheet,
      cursor: 'pointer',
      selectors: {
        '& + &': { borderLeft: `1px solid ${vars.color.hair}` },
        '&:has(:checked)': { background: vars.color.ink, color: vars.color.sheet, fontWeight: 600 },
        '&:has(:focus-visible)': { outline: `2px solid ${vars.color.signal}`, outlineOffset: 2, zIndex: 1 },
      },
    },
    sm: { fontSize: 14 },
  }),
);
export const native = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const held = style({
  ...ends('8px 16px', 'center'),
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.target,
  cursor: 'pointer',
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
