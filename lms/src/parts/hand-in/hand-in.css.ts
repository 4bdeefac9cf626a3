import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const column = (gap: number) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }) as const;

export const panel = style({
  ...column(24),
  padding: 'clamp(16px, 4vw, 24px)',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: '1rem',
  selectors: { '&[data-status=REJECTED]': { borderInlineStartColor: vars.color.signalFill } },
});

export const stack = style(column(10));
export const draft = style({ ...column(20), paddingTop: 20, borderTop: `1px solid ${vars.color.hair}` });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' });
export const link = style(column(10));

export const entries = style({ ...column(0), padding: 0, borderTop: `1px solid ${vars.color.hair}` });
export const entry = style({
  ...column(6),
  paddingBlock: 4,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const entryLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: layout.target,
});
export const entryName = style({
  flex: 1,
  minWidth: 0,
  minHeight: 28,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: { 'button&': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

export const versions = style({ ...column(20), padding: 0 });
export const version = style({
  ...column(8),
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.line}`,
});
// The line that closes a version is the one above the next part.
globalStyle(`${version} ${entry}:last-child`, { borderBottom: 0 });
export const remark = style({
  ...column(4),
  padding: '10px 14px',
  background: vars.color.ground,
  borderInlineStart: `3px solid ${vars.color.ink}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const words = style({ color: vars.color.soft, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const picture = style({ maxWidth: '100%', height: 'auto' });
export const paper = style({ width: '100%', height: '60vh', border: `1px solid ${vars.color.hair}` });
export const earlier = style({ paddingTop: 6 });
export const earlierLabel = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.target,
  fontWeight: 600,
  cursor: 'pointer',
});
