import { Breach } from '../breach.ts';
import type { Person } from '../person.ts';
import type { Cohort } from './plan-cohorts.ts';

/** Assigns a guide in turn to every group of a cohort without one. */
export async function assignGuides({ api }: Person, { cohortId, guides }: Cohort): Promise<void> {
  const { groups } = await api.officeGroups.read({ params: { cohortId } });
  for (const [index, { groupId, guide }] of groups.entries()) {
    const next = guides[index % guides.length];
    if (guide || !next) continue;
    await api.officeGroups.assignGuide({
      params: { cohortId, groupId },
      body: { guideId: next.userId, seen: null },
    });
  }
}

/** Checks that everyone who has paid has a seat, and that everyone with a seat is in a group with a guide. */
export async function checkPlaces(
  { api }: Person,
  { cohortId }: Cohort,
  { withGuides = true } = {},
): Promise<void> {
  const { groups, unplaced, unseated } = await api.officeGroups.read({ params: { cohortId } });
  for (const { name, reason } of unseated) throw new Breach(name, `has paid and has no place (${reason})`);
  for (const { name, userId } of unplaced) throw new Breach(`${name} ${userId}`, 'stands in no group');
  for (const { title, guide, learners } of groups)
    if (withGuides && !guide && learners.length > 0) throw new Breach(title, 'is a group without a guide');
}
