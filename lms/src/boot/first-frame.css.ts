import { breakpoints } from '@plinth/ui/theme/breakpoints';
import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { fallbackFonts } from '@plinth/ui/theme/tokens';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import type { FrameKind } from './choose-frame.ts';

// The measures are those of CohortFrame, AppFrame and EntryFrame, so that nothing moves when the app takes over.
const WIDE = `screen and (min-width: ${breakpoints.md}px)`;

const wide = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [WIDE]: rule } });
const inFrame = (kind: FrameKind, part: string) => `[data-frame=${kind}] ${part}`;

globalStyle('.ff', { display: 'none' });
globalStyle('[data-frame] .ff', { display: 'grid', minHeight: '100dvh' });
globalStyle('.ff-word', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Nobody sees it: no face is fetched for it.
  fontFamily: fallbackFonts.text,
});
globalStyle('.ff-side', {
  display: 'none',
  background: vars.color.sheet,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});
globalStyle('.ff-logo', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: layout.target,
  // The stand-in: the school's face would come before what the page is for.
  fontFamily: fallbackFonts.heading,
  fontSize: '1.375rem',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});
globalStyle('.ff-logo svg', { width: 30, height: 30, flex: 'none' });
globalStyle('.ff-bar', {
  display: 'flex',
  alignItems: 'center',
  minHeight: 60,
  paddingInline: 16,
  borderBottom: `1px solid ${vars.color.hair}`,
  background: vars.color.sheet,
});
globalStyle('.ff-main', { display: 'grid', gap: 24, padding: '24px 16px 72px' });
globalStyle('.ff-main i', {
  height: 220,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.hair}`,
});
globalStyle('.ff-main i:first-child', {
  width: '54%',
  maxWidth: 280,
  height: 30,
  border: 0,
  background: `repeating-linear-gradient(135deg, ${vars.color.hair} 0 1px, transparent 1px 7px) ${vars.color.well}`,
});
globalStyle('.ff-end', { display: 'none' });
wide('.ff-main', { padding: '40px 32px 96px' });

globalStyle(inFrame('cohort', '.ff-bar'), { paddingInline: 19 });
globalStyle(inFrame('cohort', '.ff-bar b'), { display: 'none' });
globalStyle(inFrame('cohort', '.ff-main'), { padding: '20px 16px 112px' });
globalStyle(inFrame('cohort', '.ff-main'), {
  '@media': { [`screen and (min-width: ${breakpoints.sm}px)`]: { padding: '28px 24px 112px' } },
});
globalStyle(inFrame('cohort', '.ff-end'), {
  display: 'block',
  position: 'fixed',
  inset: 'auto 0 0',
  height: 59,
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.line}`,
});
wide(inFrame('cohort', '.ff'), { gridTemplateColumns: `${layout.sidebarCollapsed}px minmax(0, 1fr)` });
wide(`[data-side=true]${inFrame('cohort', '.ff')}`, {
  gridTemplateColumns: `${layout.sidebarExpanded}px minmax(0, 1fr)`,
});
wide(inFrame('cohort', '.ff-side'), { display: 'block' });
wide(inFrame('cohort', '.ff-side .ff-logo'), {
  height: 60,
  paddingInline: 16,
  borderBottom: `1px solid ${vars.color.hair}`,
});
wide(`[data-side=false]${inFrame('cohort', '.ff-side b')}`, { display: 'none' });
wide(inFrame('cohort', '.ff-bar .ff-logo'), { display: 'none' });
wide(inFrame('cohort', '.ff-main'), {
  gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
  gap: '24px 32px',
  padding: 32,
});
wide(inFrame('cohort', '.ff-main i:first-child'), { gridColumn: '1 / 3' });
wide(inFrame('cohort', '.ff-end'), { display: 'none' });
globalStyle(inFrame('cohort', '.ff-main'), {
  '@media': { [`screen and (min-width: ${breakpoints.xl}px)`]: { padding: '40px 48px 96px' } },
});

globalStyle(inFrame('entry', '.ff-bar'), {
  minHeight: 68,
  paddingInline: 'clamp(16px, 4vw, 48px)',
  border: 0,
  background: 'none',
});
globalStyle(inFrame('entry', '.ff-main'), { maxWidth: 560, padding: '24px clamp(16px, 4vw, 48px) 64px' });
globalStyle(inFrame('entry', '.ff-main i:nth-child(n + 2)'), { height: 48 });
wide(inFrame('entry', '.ff'), { gridTemplateColumns: 'minmax(440px, 5fr) 7fr' });
wide(inFrame('entry', '.ff-end'), {
  display: 'block',
  background: vars.color.sheet,
  borderLeft: `1px solid ${vars.color.hair}`,
});
