import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { api } from '../api/client.ts';
import { useLoad } from './use-load.ts';

const UNKNOWN = 'IN';

/**
 * Returns the visitor's country, for a phone number that is not typed yet. `preferred` is what the page knows; it
 * applies until the server answers, and if the server answers with its default for unknown visitors.
 */
export function useVisitorCountry(preferred: string, countries: readonly PhoneCountry[]): string {
  const { result } = useLoad(() => api.regions.location({}));
  const code = result.state === 'ready' ? result.value.countryCode : UNKNOWN;
  return code !== UNKNOWN && countries.some((country) => country.code === code) ? code : preferred;
}
