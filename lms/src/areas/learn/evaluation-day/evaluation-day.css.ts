import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 28,
  maxWidth: 1000,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 18px',
  padding: '14px 18px',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});

export const topic = style({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[data-locked]': { borderTopStyle: 'dashed' } },
});

export const head = style({ display: 'grid', gap: 4, minWidth: 0 });
export const lead = style({ color: vars.color.soft, maxWidth: '62ch' });
export const task = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });

export const slots = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const booked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
});
export const days = style({ display: 'grid', gap: 22, gridTemplateColumns: 'minmax(0, 1fr)' });
export const action = style({ display: 'flex' });

export const interview = style({ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
export const mentor = style({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
export const quiz = style({ display: 'grid', gap: 8, justifyItems: 'start' });

export const report = style({
  display: 'grid',
  gap: 22,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 'clamp(16px, 4vw, 32px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const remark = style({
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});
globalStyle(`${remark} > footer`, {
  marginTop: 4,
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.faint,
});
export const share = style({ display: 'grid', gap: 10, justifyItems: 'start' });
export const shareActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 18px',
});
