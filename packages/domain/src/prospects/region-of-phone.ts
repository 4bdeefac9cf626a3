import type { Region } from '../catalog/region.ts';

/** The region that a phone in E.164 speaks of, by its country code; null without one. */
export function regionOfPhone(phone: string | null): Region | null {
  if (phone === null || !phone.startsWith('+')) return null;
  if (phone.startsWith('+91')) return 'INDIA';
  // North America and Europe; Russia and Kazakhstan share one code, which does not identify Europe.
  return /^\+(?:1|3|4)/.test(phone) ? 'US' : 'ROW';
}
