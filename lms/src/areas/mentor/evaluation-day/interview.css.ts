import { ends, faintMono, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...column, gap: 24, maxWidth: 860, marginInline: 'auto' });

export const head = style({ ...column, gap: 6 });
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px' });
export const actions = style({ ...wrap(12), selectors: { '&:not(:empty)': { paddingTop: 10 } } });

export const portfolio = style({
  ...column,
  gap: 12,
  padding: '14px 18px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
});
export const handIn = style({ ...column, gap: 4 });
export const handInHead = style(ends('2px 16px', 'baseline'));
export const entries = style({ padding: 0, listStyle: 'none' });

export const form = style({ ...column, gap: 28 });
export const sections = style({
  ...column,
  gap: 28,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

/** Remains in view while the form is filled in: what is missing, and whether everything is saved. */
export const progress = style({
  ...column,
  gap: 4,
  position: 'sticky',
  top: 0,
  zIndex: 1,
  paddingBlock: 10,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const saving = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', minHeight: 22 });

export const section = style({
  ...column,
  gap: 24,
  padding: 'clamp(16px, 4vw, 28px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const question = style({
  ...column,
  gap: 10,
  scrollMarginTop: 110,
  selectors: { '&:focus': { outline: 'none' } },
});
export const closing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 20px' });

export const report = style({
  ...column,
  gap: 22,
  padding: 'clamp(16px, 4vw, 32px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const reportHead = style(ends('4px 20px', 'baseline'));
export const remark = style({
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${remark} > p`, { whiteSpace: 'pre-line' });
globalStyle(`${remark} > footer`, { ...faintMono, marginTop: 4 });
