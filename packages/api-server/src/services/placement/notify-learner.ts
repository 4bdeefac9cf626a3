import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';

/** Notifies a learner of a placement team decision, in the decision's transaction; each is a separate news item. */
export const notifyLearner = (
  tx: Transaction,
  {
    cohortId,
    userId,
    title,
    text,
    at,
  }: Record<'cohortId' | 'userId' | 'title' | 'text', string> & { at: Date },
): Promise<void> =>
  notify(tx, {
    userIds: [userId],
    category: 'REVIEW',
    key: `placement:${uuidv7()}`,
    title,
    text,
    href: placementPath('', cohortId),
    at,
  });
