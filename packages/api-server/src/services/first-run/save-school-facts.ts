import type { SchoolFacts } from '@plinth/domain/first-run/school-facts';
import { parseTaxes } from '@plinth/domain/orders/parse-taxes';
import { holdLock } from '../../db/queries/operations/hold-lock.ts';
import { schoolDetails } from '../../db/schema/first-run.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { readSchoolFacts } from './read-school-facts.ts';

const LOCK = 71_011;

const same = (one: SchoolFacts, other: SchoolFacts) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const inOrder = ({ name, address, zone, currency, taxLines, taxes }: SchoolFacts) => [
  name,
  address,
  zone,
  currency,
  taxLines,
  taxes,
];

/**
 * Saves the facts about the school, which documents made from now on use. What was paid before retains its taxes.
 * @param seen what was shown when it was decided
 * @throws Refusal CONFLICT changed since
 */
export async function saveSchoolFacts(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  { facts, seen }: { facts: SchoolFacts; seen: SchoolFacts },
): Promise<{ facts: SchoolFacts; isSaved: boolean }> {
  const { taxes, ...rest } = facts;
  const row = { ...rest, taxesText: taxes, taxes: parseTaxes(taxes) ?? {}, savedAt: now() };
  return db.transaction(async (tx) => {
    // Locked until the end, so that concurrent saves run one after the other.
    await holdLock.run(tx, { key: LOCK });
    const { facts: before, isSaved } = await readSchoolFacts(tx, settings);
    if (isSaved && same(before, facts)) return { facts, isSaved };
    if (!same(before, seen))
      throw refuse('CONFLICT', 'Someone else has just changed this. Check it again.', {
        details: 'Look at it again.',
      });
    await tx
      .insert(schoolDetails)
      .values({ key: 'school', ...row })
      .onConflictDoUpdate({ target: schoolDetails.key, set: row });
    await recordAudit(tx, now(), act, { action: 'school.facts', before: { ...before }, after: { ...facts } });
    return { facts, isSaved: true };
  });
}
