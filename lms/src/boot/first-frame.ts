import { drawMark } from '@plinth/ui/artwork/logo';

const logo = `<span class="ff-logo">${drawMark()}<b>Plinth</b></span>`;
const bones = '<i></i>'.repeat(4);

/** What the document shows until the app has come: the outlines of its frame, which `boot.ts` chooses. */
export const firstFrame = `<div class="ff"><p class="ff-word">Loading</p><div class="ff-side" aria-hidden="true">${logo}</div><div class="ff-column" aria-hidden="true"><div class="ff-bar">${logo}</div><div class="ff-main">${bones}</div></div><div class="ff-end" aria-hidden="true"></div></div>`;
