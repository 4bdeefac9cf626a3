import { stack, wrap } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const columns = style(
  responsiveStyle({
    xs: stack(24),
    md: { gridTemplateColumns: '320px minmax(0, 1fr)', alignItems: 'start', gap: 32 },
  }),
);
export const outline = style([
  stack(12),
  responsiveStyle({
    md: { position: 'sticky', top: 16, maxHeight: 'calc(100vh - 32px)', overflowY: 'auto' },
  }),
]);
export const pane = style({ ...stack(20), minWidth: 0 });
export const form = style(stack(14));
export const pair = style(
  responsiveStyle({
    xs: stack(14),
    sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', alignItems: 'start' },
  }),
);
export const row = style(wrap(8, 'center'));
export const adding = style(wrap(8, 'end'));
export const grows = style({ flex: '1 1 200px', minWidth: 0 });

export const modules = style({
  ...stack(0),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.color.line}`,
});
export const topics = style({ ...stack(0), margin: 0, paddingLeft: 16, listStyle: 'none' });
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: layout.target,
  padding: '10px 8px',
  border: 0,
  borderBottom: `1px solid ${vars.color.hair}`,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-current=true]': { background: vars.color.well, fontWeight: 600 },
    '&:hover': { background: vars.color.well },
    '&[data-over=true]': { boxShadow: `inset 0 2px 0 ${vars.color.ink}` },
  },
});
export const noted = style({ flex: 'none', overflowWrap: 'normal' });
export const module = style({ fontWeight: 600 });
export const files = style({ ...stack(4), margin: 0, paddingLeft: 18, overflowWrap: 'anywhere' });
export const code = style({ fontFamily: vars.font.mono });
export const said = style({ minHeight: 20, fontSize: 14, color: vars.color.soft });
const sheet = {
  padding: 16,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
  overflowX: 'auto',
} as const;
export const paper = style({ ...sheet, maxWidth: 760 });
export const phone = style({ ...sheet, width: 390, maxWidth: '100%' });
export const beside = style(
  responsiveStyle({
    xs: stack(24),
    lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  }),
);
export const question = style({
  ...stack(12),
  margin: 0,
  padding: 16,
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
});
export const legend = style({ paddingInline: 6, fontWeight: 600 });
