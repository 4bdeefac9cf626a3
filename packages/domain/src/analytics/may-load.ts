import { isEuropean } from '../regions/region-of-country.ts';
import type { ScriptOffer } from './third-party-scripts.ts';

/** A visitor's consent: yes, no, or none given yet. */
export type Consent = 'granted' | 'refused' | null;

/**
 * Returns whether a visitor from this country is asked before a third party learns of the visit: Europe (GDPR,
 * ePrivacy), India (DPDP Act), Brazil (LGPD), and unknown countries.
 */
export function isConsentNeeded(countryCode: string | null): boolean {
  const code = countryCode?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code)) return true;
  return code === 'IN' || code === 'BR' || isEuropean(code);
}

/**
 * Returns whether a configured script may load: one that needs no consent always, others after a yes, or without one
 * where none is needed. A no, and the browser's own signal against tracking, apply everywhere.
 */
export function mayLoad(
  { purpose }: Pick<ScriptOffer, 'purpose'>,
  visitor: { consent: Consent; isConsentNeeded: boolean; isSignalledNo: boolean },
): boolean {
  if (purpose === null) return true;
  if (visitor.consent === 'granted') return true;
  if (visitor.consent === 'refused' || visitor.isSignalledNo) return false;
  return !visitor.isConsentNeeded;
}
