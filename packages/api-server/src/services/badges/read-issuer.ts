import type { Queryable } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { badgeUrls } from './badge-urls.ts';

/** Describes the school as the issuer of its badges. */
export async function readIssuer(
  db: Queryable,
  settings: Settings,
): Promise<{ id: string; name: string; url: string }> {
  const { facts } = await readSchoolFacts(db, settings);
  return { id: badgeUrls(settings).issuer, name: facts.name, url: settings.PLINTH_ORIGIN };
}
