import { REGION_PATH_PREFIX, type Region } from '@plinth/domain/catalog/region';
import { PROMOTION_FLAG_DELAY_MS } from '@plinth/domain/constants/limits';
import { PROMOTION_POPUP_KEY } from '@plinth/domain/session/stored-keys';
import { deviceZone } from './device-zone.ts';
import { PROMOTION_EVENT } from './promotion-event.ts';

const ASKED_KEY = 'regionAsked';
const CONTINUED_KEY = 'regionContinuedAt';

type Regions = { region: Region };

/**
 * Whether a region was chosen in this browser, or 'Not now' in this visit. Where storage is forbidden it counts as both,
 * so that nobody is asked again and again.
 */
function wasAsked(): boolean {
  try {
    return (localStorage.getItem(ASKED_KEY) ?? sessionStorage.getItem(ASKED_KEY)) !== null;
  } catch {
    return true;
  }
}

/** Returns when Continue was pressed in this visit, in milliseconds; 0 if it was not. */
function readContinuedAt(): number {
  try {
    return Number(sessionStorage.getItem(CONTINUED_KEY));
  } catch {
    return 0;
  }
}

/** Announces that no question is pending before a promotion (show-promotion.ts, which may be loaded later). */
function announcePromotion(): void {
  document.documentElement.dataset.promotion = '';
  document.dispatchEvent(new Event(PROMOTION_EVENT));
}

/**
 * Lets a promotion show 2 s after Continue, also when the page has changed since. Whoever is not asked for a region, since
 * it is the right one or was chosen before, waits as long.
 */
export function allowPromotion(): void {
  const continuedAt = readContinuedAt();
  if (!continuedAt) return;
  const left = Math.max(0, continuedAt + PROMOTION_FLAG_DELAY_MS - Date.now());
  setTimeout(() => {
    sessionStorage.setItem(PROMOTION_POPUP_KEY, 'true');
    sessionStorage.removeItem(CONTINUED_KEY);
    announcePromotion();
  }, left);
}

/**
 * Asks for the region when the visitor seems to come from another one than the page is for. Continue appears with the
 * first choice; the region they seem to come from is named, never chosen for them. A choice is
 * remembered in the browser, 'Not now' for the visit. Without an answer of the server nobody is asked.
 */
export async function promptForRegion(leave = (path: string) => location.assign(path)): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('[data-region-prompt]');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;
  const unasked = () => {
    if (!readContinuedAt()) setTimeout(announcePromotion, PROMOTION_FLAG_DELAY_MS);
  };
  if (wasAsked()) return unasked();
  const response = await fetch('/v1/client/public/lms/region', {
    headers: { 'x-time-zone': deviceZone() },
  }).catch(() => null);
  if (!response?.ok) return;
  const { region } = (await response.json()) as Regions;
  if (region === dialog.dataset.regionPrompt) return unasked();

  form.addEventListener('change', () =>
    form.querySelector('[data-region-continue]')?.removeAttribute('hidden'),
  );
  dialog.addEventListener('close', () => {
    const isChosen = dialog.returnValue === 'continue';
    (isChosen ? localStorage : sessionStorage).setItem(ASKED_KEY, 'true');
    if (!isChosen) return;
    sessionStorage.setItem(CONTINUED_KEY, String(Date.now()));
    const path = String(new FormData(form).get('region') ?? '');
    if (path && path !== location.pathname) leave(path);
    else allowPromotion();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dialog.open) dialog.close();
  });
  const suggested = form.querySelector<HTMLInputElement>(`[value="${REGION_PATH_PREFIX[region] || '/'}"]`)
    ?.labels?.[0];
  const note = form.querySelector('[data-region-suggested]');
  if (suggested && note) note.textContent = `Suggested for you: ${suggested.textContent.trim()}.`;
  // Opened by its attribute, as show() would move the focus away from the visitor's position.
  dialog.open = true;
}
