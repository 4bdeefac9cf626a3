import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: 24, maxWidth: 1264, marginInline: 'auto' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 390px))',
  gap: 24,
  padding: 0,
});

export const bone = style({ display: 'grid', gap: 12, maxWidth: 390 });

/** The page where the learner left off, and the way to it. */
export const resume = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 'clamp(14px, 3vw, 20px)',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});
export const resumeText = style({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });
