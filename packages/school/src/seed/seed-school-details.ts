import { schoolDetails } from '@plinth/api-server/db/schema/first-run';
import { readSchoolFacts } from '@plinth/api-server/services/first-run/read-school-facts';
import { parseTaxes } from '@plinth/domain/orders/parse-taxes';
import type { Seeding } from './seeding.ts';

/** Plants the school's details: the values of its settings, as an owner would have saved them. */
export async function seedSchoolDetails({ db, deps, now }: Seeding): Promise<void> {
  const { facts } = await readSchoolFacts(db, deps.settings);
  const { taxes, ...rest } = facts;
  await db
    .insert(schoolDetails)
    .values({ key: 'school', ...rest, taxesText: taxes, taxes: parseTaxes(taxes) ?? {}, savedAt: now });
}
