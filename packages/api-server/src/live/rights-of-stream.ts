import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { type Capability, staffMay } from '@plinth/domain/staff/capability';
import { liveRights } from '../db/queries/live/read-rights.ts';
import type { Deps } from '../deps.ts';

/** What a stream may receive, as of one moment. */
export type RightsOfStream = {
  userId: string;
  expiresAt: Date;
  cohortIds: ReadonlySet<string>;
  mentoredIds: ReadonlySet<string>;
  staffTopics: ReadonlySet<string>;
};

/** For each staff topic, the capability that the roles must include. */
const STAFF_TOPICS: Record<string, Capability> = { orders: 'money.read' };

type Known = Pick<Deps, 'db' | 'settings' | 'now'>;

/** Reads the rights of sessions by the hashes of their tokens; an expired one has none. */
export async function rightsOfStreams(
  { db, settings, now }: Known,
  tokenHashes: string[],
): Promise<Map<string, RightsOfStream>> {
  const rows = await liveRights.rows(db, { tokenHashes, now: now() });
  return new Map(
    rows.map(({ tokenHash, userId, expiresAt, staffRoles, hasSecondFactor, cohorts }) => {
      const mentoredIds = cohorts.filter(({ isMentor }) => isMentor).map(({ cohortId }) => cohortId);
      const learntIds = cohorts
        .filter(({ state }) => state && learnerMay(state, 'early'))
        .map(({ cohortId }) => cohortId);
      const mayWork = settings.PLINTH_MODE !== 'production' || hasSecondFactor;
      const staffTopics = Object.keys(STAFF_TOPICS).filter((topic) => {
        const capability = STAFF_TOPICS[topic];
        return mayWork && capability && staffMay(staffRoles, capability);
      });
      return [
        tokenHash,
        {
          userId,
          expiresAt,
          cohortIds: new Set([...mentoredIds, ...learntIds]),
          mentoredIds: new Set(mentoredIds),
          staffTopics: new Set(staffTopics),
        },
      ] as const;
    }),
  );
}
