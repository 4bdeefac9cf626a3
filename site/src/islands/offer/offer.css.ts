import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const terms = style({
  display: 'grid',
  gap: 20,
  maxHeight: 420,
  overflowY: 'auto',
  padding: 'clamp(16px, 3vw, 28px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
});

/** The button for more days is below its date. */
export const extension = style({ display: 'block', marginInlineStart: -8 });

/** Separate from what has to be decided. */
export const asking = style({ display: 'grid', gap: 16, paddingTop: 32 });

export const questions = style({ borderTop: `1px solid ${vars.color.ink}`, maxWidth: 720 });

export const question = style({ borderBottom: `1px solid ${vars.color.hair}` });

export const asked = style({
  minHeight: layout.target,
  padding: '13px 0',
  cursor: 'pointer',
  fontWeight: 600,
  ':hover': { color: vars.color.signal },
});

export const answer = style({ padding: '0 0 18px 20px', color: vars.color.soft, textWrap: 'pretty' });
