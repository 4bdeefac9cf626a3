import type { Region } from '../catalog/region.ts';

const INDIA = ['Asia/Kolkata', 'Asia/Calcutta'];
const NORTH_AMERICA = new Set(
  `Adak Anchorage Boise Chicago Denver Detroit Juneau Los_Angeles Menominee Metlakatla New_York Nome Phoenix Sitka
  Yakutat Cambridge_Bay Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit
  Moncton Rankin_Inlet Regina Resolute St_Johns Swift_Current Toronto Vancouver Whitehorse Winnipeg`
    .split(/\s+/)
    .map((city) => `America/${city}`),
);
const NORTH_AMERICAN = /^(America\/(Indiana|Kentucky|North_Dakota)\/|US\/|Canada\/|Pacific\/Honolulu$)/;
const EUROPEAN = /^(Europe\/(?!Istanbul$)|Atlantic\/(Reykjavik|Faroe|Madeira|Azores|Canary)$)/;
const PLACE = /^[A-Z][A-Za-z]+\/[A-Z]/;

/**
 * The region that an IANA time zone suggests, for visitors whose country nobody knows: Indian time INDIA; zones of the
 * USA, Canada and Europe US; other places ROW; no place, as UTC, INDIA.
 */
export function regionOfTimeZone(timeZone: string | null | undefined): Region {
  const zone = timeZone ?? '';
  if (!PLACE.test(zone) || zone.startsWith('Etc/') || INDIA.includes(zone)) return 'INDIA';
  return NORTH_AMERICA.has(zone) || NORTH_AMERICAN.test(zone) || EUROPEAN.test(zone) ? 'US' : 'ROW';
}
