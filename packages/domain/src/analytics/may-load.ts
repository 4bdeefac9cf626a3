import { isEuropean } from '../regions/region-of-country.ts';
import type { ScriptOffer } from './third-party-scripts.ts';

/** What a visitor has said: yes, no, or nothing yet. */
export type Consent = 'granted' | 'refused' | null;

/**
 * Whether a visitor of this country is asked before a third party hears of the visit: Europe (GDPR, ePrivacy), India
 * (DPDP Act), Brazil (LGPD), and whoever comes from nobody knows where.
 */
export function isConsentNeeded(countryCode: string | null): boolean {
  const code = countryCode?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code)) return true;
  return code === 'IN' || code === 'BR' || isEuropean(code);
}

/**
 * Whether a configured script may load: one that asks nobody always, others after a yes, or without one where none is
 * needed. A no, and the browser's own signal against tracking, hold everywhere.
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
