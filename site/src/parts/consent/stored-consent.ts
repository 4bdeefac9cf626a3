import { isSignalledNo } from '@plinth/api-client/send-event';
import type { Consent } from '@plinth/domain/analytics/may-load';

const KEY = 'consent';

/** Returns the visitor's stored answer to the question about third parties. */
export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : null;
  } catch {
    return null;
  }
}

/** Deletes the cookies by which an advertiser recognises the visitor, at this host and at those above it. */
function forgetMarks(): void {
  const hosts = location.hostname.split('.').map((_label, index, labels) => labels.slice(index).join('.'));
  const places = ['', ...hosts.map((host) => `; domain=${host}`)];
  for (const name of ['_fbp', '_fbc'])
    for (const place of places) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
      document.cookie = `${name}=; max-age=0; path=/${place}`;
    }
}

/**
 * Stores the visitor's answer for this and later visits. After a no, a form that the browser sends itself carries no
 * mark of an advertiser either.
 */
export function keepConsent(consent: 'granted' | 'refused'): void {
  if (consent === 'refused') forgetMarks();
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Without storage the choice applies to this page.
  }
}

/** Whether the visitor, or the browser for them, has said no to being recognised by other companies. */
export function hasSaidNo(): boolean {
  const consent = readConsent();
  return consent === 'refused' || (consent === null && isSignalledNo());
}
