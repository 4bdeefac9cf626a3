import { CareerSkill, SKILL_TEXTS } from '@plinth/domain/career-builder/career-skills';
import { careerRatings, careerRegistrations } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';
import { schoolAddress } from '../leads/school-address.ts';
import { queueMail } from '../mails/queue-mail.ts';

type Registration = Pick<typeof careerRegistrations.$inferInsert, 'emailId' | 'kind'> & {
  levelUp?: string | undefined;
  levelQuery?: string | undefined;
};

/** A skill under its name in the report; anything else as it was sent. */
function nameOf(levelUp: string): string {
  const { success, data } = CareerSkill.safeParse(levelUp);
  return success ? SKILL_TEXTS[data].title : levelUp;
}

/**
 * Registers an address for what a result offers, and notifies the school so that someone replies; a repeat is the same
 * row, the same answer and no second mail.
 */
export async function registerForCareer(
  deps: Deps,
  { emailId, kind, levelUp = '', levelQuery = '' }: Registration,
) {
  await deps.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(careerRegistrations)
      .values({ emailId, kind, levelUp, levelQuery, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ registrationId: careerRegistrations.registrationId });
    if (!fresh) return;
    await queueMail(tx, deps.now(), {
      to: schoolAddress(deps.settings.MAIL_FROM),
      template: 'career-registration',
      subject:
        kind === 'LEVEL_UP' ? `Career builder: a step in ${nameOf(levelUp)}` : 'Career builder: a portfolio',
      greeting: `${emailId} asked for ${kind === 'LEVEL_UP' ? `help with ${nameOf(levelUp)}` : 'a look at a portfolio'}.`,
      paragraphs: levelQuery ? [levelQuery] : ['There was no question with it.'],
    });
  });
  return { registered: true as const };
}

/** Saves a rating of a result; the last rating of an address counts. */
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
