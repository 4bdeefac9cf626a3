import { drawMark } from '@plinth/ui/artwork/logo';
import { escapeHtml } from './escape-html.ts';

const skeleton = '<i></i>'.repeat(4);

/** The content of the document until the app has loaded: the outlines of its frame, which `choose-frame.ts` chooses. */
export function firstFrame(schoolName: string): string {
  const logo = `<span class="ff-logo">${drawMark()}<b>${escapeHtml(schoolName)}</b></span>`;
  return `<div class="ff"><p class="ff-word">Loading</p><div class="ff-side" aria-hidden="true">${logo}</div><div class="ff-column" aria-hidden="true"><div class="ff-bar">${logo}</div><div class="ff-main">${skeleton}</div></div><div class="ff-end" aria-hidden="true"></div></div>`;
}
