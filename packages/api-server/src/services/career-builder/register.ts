import { careerRatings, careerRegistrations } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';

type Registration = Pick<typeof careerRegistrations.$inferInsert, 'emailId' | 'kind'> & {
  levelUp?: string | undefined;
  levelQuery?: string | undefined;
};

/** Registers an address for what a result offers; a repeat is the same row and the same answer (API-233, API-238). */
export async function registerForCareer(
  deps: Deps,
  { emailId, kind, levelUp = '', levelQuery = '' }: Registration,
) {
  await deps.db
    .insert(careerRegistrations)
    .values({ emailId, kind, levelUp, levelQuery, createdAt: deps.now() })
    .onConflictDoNothing();
  return { registered: true as const };
}

/** Keeps how a result was liked; the last rating of an address counts (API-236). */
export async function saveCareerRating(
  deps: Deps,
  { emailId, formId, rating }: { emailId: string; formId: string; rating: number },
) {
  const said = { rating, ratedAt: deps.now() };
  await deps.db
    .insert(careerRatings)
    .values({ emailId, formId, ...said })
    .onConflictDoUpdate({ target: [careerRatings.emailId, careerRatings.formId], set: said });
  return { saved: true as const };
}
