import type { JobOpening } from '@plinth/domain/jobs/job-opening';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findOpening, toOpening } from './opening-rows.ts';

/** Returns one opening with its questions, even if closed. @throws Refusal NOT_FOUND */
export async function readOpening(
  { db }: Pick<Deps, 'db'>,
  { userId }: Member,
  jobOpeningId: string,
): Promise<{ jobOpening: JobOpening }> {
  return { jobOpening: toOpening(await findOpening(db, { jobOpeningId, userId })) };
}
