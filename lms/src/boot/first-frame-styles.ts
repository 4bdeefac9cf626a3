import { breakpoints } from '@plinth/ui/theme/breakpoints';
import { layout } from '@plinth/ui/theme/layout';
import { dark, fallbackFonts, light, type Palette } from '@plinth/ui/theme/tokens';
import type { FrameKind } from './choose-frame.ts';

const wide = `@media screen and (min-width:${breakpoints.md}px)`;
const inFrame = (kind: FrameKind, part: string) => `[data-frame=${kind}] ${part}`;

/** Uses the names of theme.css.ts, which sets the same values once loaded. */
const colours = (palette: Palette) =>
  (['ground', 'sheet', 'well', 'ink', 'hair', 'line'] as const)
    .map((name) => `--${name}:${palette[name]}`)
    .join(';');

/**
 * The styles of the first frame, inlined into the document: the first paint waits for no file. They are plain text
 * because no part of the app is loaded yet; the sizes match those of CohortFrame, AppFrame and EntryFrame, so that
 * nothing moves when the app takes over.
 */
export const firstFrameStyles = `
:root{color-scheme:light;${colours(light)}}
@media screen{[data-theme=dark]{color-scheme:dark;${colours(dark)}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours(dark)}}}
html{background:var(--ground);color:var(--ink)}
body{margin:0}
.ff,.ff *{box-sizing:border-box}
.ff{display:none}
[data-frame] .ff{display:grid;min-height:100dvh}
.ff-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);font-family:${fallbackFonts.text}}
.ff-side{display:none;background:var(--sheet);border-inline-end:1px solid var(--line)}
.ff-logo{display:flex;align-items:center;gap:8px;min-height:${layout.target}px;font-family:${fallbackFonts.heading};font-size:1.375rem;letter-spacing:-.03em;line-height:1}
.ff-logo svg{width:30px;height:30px;flex:none}
.ff-bar{display:flex;align-items:center;min-height:60px;padding-inline:16px;border-bottom:1px solid var(--hair);background:var(--sheet)}
.ff-main{display:grid;gap:24px;padding:24px 16px 72px}
.ff-main i{height:220px;background:var(--sheet);border:1px solid var(--hair)}
.ff-main i:first-child{width:54%;max-width:280px;height:30px;border:0;background:repeating-linear-gradient(135deg,var(--hair) 0 1px,transparent 1px 7px) var(--well)}
.ff-end{display:none}
${wide}{.ff-main{padding:40px 32px 96px}}
${inFrame('cohort', '.ff-bar')}{padding-inline:19px}
${inFrame('cohort', '.ff-bar b')}{display:none}
${inFrame('cohort', '.ff-main')}{padding:20px 16px 112px}
@media screen and (min-width:${breakpoints.sm}px){${inFrame('cohort', '.ff-main')}{padding:28px 24px 112px}}
${inFrame('cohort', '.ff-end')}{display:block;position:fixed;inset:auto 0 0;height:59px;background:var(--sheet);border-top:1px solid var(--line)}
${wide}{
${inFrame('cohort', '.ff')}{grid-template-columns:${layout.sidebarCollapsed}px minmax(0,1fr)}
[data-side=true]${inFrame('cohort', '.ff')}{grid-template-columns:${layout.sidebarExpanded}px minmax(0,1fr)}
${inFrame('cohort', '.ff-side')}{display:block}
${inFrame('cohort', '.ff-side .ff-logo')}{height:60px;padding-inline:16px;border-bottom:1px solid var(--hair)}
[data-side=false]${inFrame('cohort', '.ff-side b')}{display:none}
${inFrame('cohort', '.ff-bar .ff-logo')}{display:none}
${inFrame('cohort', '.ff-main')}{grid-template-columns:minmax(0,1.75fr) minmax(0,1fr);gap:24px 32px;padding:32px}
${inFrame('cohort', '.ff-main i:first-child')}{grid-column:1/3}
${inFrame('cohort', '.ff-end')}{display:none}
}
@media screen and (min-width:${breakpoints.xl}px){${inFrame('cohort', '.ff-main')}{padding:40px 48px 96px}}
${inFrame('entry', '.ff-bar')}{min-height:68px;padding-inline:clamp(16px,4vw,48px);border:0;background:none}
${inFrame('entry', '.ff-main')}{max-width:560px;padding:24px clamp(16px,4vw,48px) 64px}
${inFrame('entry', '.ff-main i:nth-child(n+2)')}{height:48px}
${wide}{
${inFrame('entry', '.ff')}{grid-template-columns:minmax(440px,5fr) 7fr}
${inFrame('entry', '.ff-end')}{display:block;background:var(--sheet);border-left:1px solid var(--hair)}
}
`.replaceAll('\n', '');
