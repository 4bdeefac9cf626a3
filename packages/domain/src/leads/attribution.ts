import type { LeadForm } from './lead-form.ts';
import { storableAttribution } from './storable-attribution.ts';

const FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'fbclid'] as const;

/** The source of a visit, only as far as its address states it. */
export type Touch = Partial<Record<(typeof FIELDS)[number], string>>;

/** The first and the last visit with a known source. */
export type Attribution = { first: Touch; last: Touch };

/** Returns the source of a visit from its address, or null if it states none. */
export function parseTouch(search: string): Touch | null {
  const query = new URLSearchParams(search);
  const touch: Touch = {};
  for (const field of FIELDS) {
    const value = storableAttribution(query.get(field) ?? '');
    if (value) touch[field] = value;
  }
  return Object.keys(touch).length > 0 ? touch : null;
}

/**
 * Returns the attribution after a visit: the first touch stays, the last one is replaced; a visit without a source
 * changes nothing.
 */
export function withTouch(known: Attribution | null, touch: Touch | null): Attribution | null {
  if (touch === null) return known;
  return { first: known?.first ?? touch, last: touch };
}

/**
 * Returns the attribution fields of the lead form: fbclid, _fbp and _fbc always, empty when unknown; the utm fields
 * only if the last source is facebook, in any case.
 */
export function leadAttribution(
  attribution: Attribution | null,
  cookies: { _fbp?: string | undefined; _fbc?: string | undefined },
): Pick<LeadForm, 'fbclid' | '_fbp' | '_fbc' | 'utm_medium' | 'utm_campaign' | 'utm_content'> {
  const last = attribution?.last ?? {};
  const { _fbp = '', _fbc = '' } = cookies;
  const always = {
    fbclid: last.fbclid ?? '',
    _fbp: storableAttribution(_fbp),
    _fbc: storableAttribution(_fbc),
  };
  if (last.utm_source?.toLowerCase() !== 'facebook') return always;
  return {
    ...always,
    utm_medium: last.utm_medium ?? '',
    utm_campaign: last.utm_campaign ?? '',
    utm_content: last.utm_content ?? '',
  };
}
