import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from './read-school-facts.ts';

/** What the school is called: as saved in the office, else as the settings say. */
export async function readSchoolName({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<string> {
  const { facts } = await readSchoolFacts(db, settings);
  return facts.name;
}
