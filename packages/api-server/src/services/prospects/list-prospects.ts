import type { Prospect, ProspectSort } from '@plinth/domain/prospects/prospect';
import type { Caller } from '../../api/context.ts';
import { prospects } from '../../db/schema/prospects.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { findProspects, type ProspectFilter, whereProspects } from './find-prospects.ts';

type Input = ProspectFilter & { pageNo: number; sortBy: ProspectSort; sortDirection: 'asc' | 'desc' };

/** Returns a page of prospects, in three round trips. */
export async function listProspects(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { pageNo, sortBy, sortDirection, ...filter }: Input,
): Promise<{ prospects: Prospect[]; total: number }> {
  const where = whereProspects(filter, { userId, now: now() });
  const [found, total] = await Promise.all([
    findProspects(db, where, { sortBy, sortDirection, ...pageOf(pageNo) }),
    db.$count(prospects, where),
  ]);
  return { prospects: found, total };
}
