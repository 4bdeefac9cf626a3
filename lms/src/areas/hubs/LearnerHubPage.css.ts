import { centred, ends } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

const GAP = 24;

/** Three cards wide, so that what is above them ends where they end. */
export const page = style(centred(3 * layout.card + 2 * GAP, GAP));

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: GAP });

export const greeting = style({ overflowWrap: 'anywhere' });

export const skeletonRow = style({ display: 'grid', gap: 12, maxWidth: layout.card });

/** The pages where the learner left off, one row per course. */
export const resumes = style({ display: 'grid', gap: 12, padding: 0 });
export const resume = style({
  ...ends('12px 24px', 'center'),
  minHeight: 88,
  padding: 'clamp(14px, 3vw, 20px)',
  background: vars.color.sheet,
  borderInlineStart: `3px solid ${vars.color.signalFill}`,
});
export const resumeText = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 240px',
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** The link to the placement hub, and to the referral program. */
export const gateway = style([resume, { borderInlineStartColor: vars.color.ink }]);
