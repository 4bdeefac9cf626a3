import { parseTouch } from '@plinth/domain/leads/attribution';

/**
 * Returns a path of the site with the campaign that an address names: a page without a script cannot store where a visit
 * came from, so its links pass it on.
 */
export function carryCampaign(path: string, search: string): string {
  const campaign = new URLSearchParams();
  for (const [name, value] of Object.entries(parseTouch(search) ?? {})) campaign.append(name, String(value));
  const query = campaign.toString();
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
