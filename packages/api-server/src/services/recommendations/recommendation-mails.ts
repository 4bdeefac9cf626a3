import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';

type Party = { userId: string; emailId: string; firstName: string; lastName: string; userHash: string };

/** Finds a person by id, as named in mails. */
export async function findParty(db: Queryable, userId: string): Promise<Party> {
  const [party] = await db
    .select({
      userId: users.userId,
      emailId: users.emailId,
      userHash: users.userHash,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(eq(users.userId, userId));
  if (!party) throw new Error('a person without a profile');
  return party;
}

type Facts = { from: Party; to: Party; origin: string; now: Date };
type Words = Pick<Mail, 'template' | 'list' | 'subject' | 'paragraphs' | 'closing'> & {
  action: { label: string; path: string };
  onceKey: string;
};

const nameOf = ({ firstName, lastName }: Party) => [firstName, lastName].filter(Boolean).join(' ');

/** Sends the mail and the notification centre entry, both or neither, each once. */
async function tell(tx: Queryable, { to, origin, now }: Facts, { action, ...words }: Words): Promise<void> {
  await queueMail(tx, now, {
    ...words,
    to: to.emailId,
    greeting: `Hello ${to.firstName || 'there'},`,
    action: { label: action.label, url: `${origin}${action.path}` },
  });
  await notify(tx, {
    userIds: [to.userId],
    category: 'ANNOUNCEMENT',
    key: words.onceKey,
    title: words.subject,
    text: words.paragraphs.at(-1) ?? '',
    href: action.path,
    at: now,
    hasOwnMail: true,
  });
}

/** Asks `to` to write about `from`; once a day per pair. */
export const mailRequest = (tx: Queryable, facts: Facts, note: string, day: string) =>
  tell(tx, facts, {
    template: 'recommendation-request',
    list: 'INVITATIONS',
    subject: `${nameOf(facts.from)} asks you for a recommendation`,
    paragraphs: [
      `${nameOf(facts.from)} would like a recommendation from you for their profile.`,
      ...(note ? [`${facts.from.firstName} writes: ${note}`] : []),
      'A few honest sentences about work you have seen are worth more than praise.',
    ],
    action: { label: 'Write it', path: `/user-profile?userHash=${facts.from.userHash}&recommend=write` },
    closing: 'If you would rather not, ignore this email.',
    onceKey: `recommendation-request:${facts.from.userHash}:${facts.to.userHash}:${day}`,
  });

/** Notifies `to` that `from` wrote about them. `version` distinguishes a reworded one. */
export const mailReceived = (tx: Queryable, facts: Facts, recommendationId: string, version: string) =>
  tell(tx, facts, {
    template: 'recommendation-received',
    subject: `${nameOf(facts.from)} recommends you`,
    paragraphs: [
      `${nameOf(facts.from)} wrote a recommendation for your profile. Only the two of you can see it until you accept it and show it.`,
    ],
    action: { label: 'Read it', path: `/user-profile?userHash=${facts.to.userHash}#recommendations` },
    onceKey: `recommendation-received:${recommendationId}:${version}`,
  });

/** Notifies the author `to` that `from` accepted the recommendation. */
export const mailAccepted = (tx: Queryable, facts: Facts, recommendationId: string) =>
  tell(tx, facts, {
    template: 'recommendation-accepted',
    subject: `${nameOf(facts.from)} accepted your recommendation`,
    paragraphs: [
      `${nameOf(facts.from)} accepted what you wrote. If you change it, it has to be accepted again before anyone else can read it.`,
    ],
    action: {
      label: 'See the profile',
      path: `/user-profile?userHash=${facts.from.userHash}#recommendations`,
    },
    onceKey: `recommendation-accepted:${recommendationId}`,
  });
