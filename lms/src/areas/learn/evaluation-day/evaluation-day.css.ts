import { centred, ends, faintMono, stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style(centred(1000, 28));

export const standing = style({
  ...wrap('8px 18px', 'center'),
  padding: '14px 18px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});

export const topic = style({
  ...stack(18),
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[data-locked]': { borderTopStyle: 'dashed' } },
});

export const head = style({ display: 'grid', gap: 4, minWidth: 0 });
export const lead = style({ color: vars.color.soft, maxWidth: '62ch' });
export const task = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });

export const slots = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const booked = style(ends('10px 20px', 'center'));
export const days = style({ display: 'grid', gap: 22, gridTemplateColumns: 'minmax(0, 1fr)' });
export const action = style({ display: 'flex' });

export const interview = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const mentor = style({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
export const quiz = style({ display: 'grid', gap: 8, justifyItems: 'start' });

export const report = style({
  ...stack(22),
  padding: 'clamp(16px, 4vw, 32px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const remark = style({
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});
globalStyle(`${remark} > p`, { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
globalStyle(`${remark} > footer`, { ...faintMono, marginTop: 4 });
export const share = style({ display: 'grid', gap: 10, justifyItems: 'start' });
export const shareActions = style(wrap('10px 18px', 'center'));
