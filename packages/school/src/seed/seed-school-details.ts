import { schoolDetails } from '@plinth/api-server/db/schema/first-run';
import { readSchoolFacts } from '@plinth/api-server/services/first-run/read-school-facts';
import { parseTaxes } from '@plinth/domain/orders/parse-taxes';
import type { Seeding } from './seeding.ts';

/** What the demonstration school says of itself: what its settings say, as an owner would have saved it. */
export async function seedSchoolDetails({ db, deps, now }: Seeding): Promise<void> {
  const { facts } = await readSchoolFacts(db, deps.settings);
  const { taxes, ...rest } = facts;
  await db
    .insert(schoolDetails)
    .values({ key: 'school', ...rest, taxesText: taxes, taxes: parseTaxes(taxes) ?? {}, savedAt: now });
}
