import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from './read-school-facts.ts';

/** Reads the name of the school: as saved in the office, else from the settings. */
export async function readSchoolName({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<string> {
  const { facts } = await readSchoolFacts(db, settings);
  return facts.name;
}
