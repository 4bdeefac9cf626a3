import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import type { Room } from '../../db/queries/groups/room-json.ts';
import { takeSeat } from '../../db/queries/groups/take-seat.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { draftMail } from '../mails/draft-mail.ts';
import type { Mail } from '../mails/mail.ts';
import type { Seating } from './decide-seat.ts';
import { groupsHref } from './groups-href.ts';
import { whyNew } from './why-new.ts';

const NO_NEWS = { newsKey: null, newsTitle: '', newsText: '' };
const NO_MAIL = { mailId: null, to: '', subject: '', template: '', text: '', html: '', onceKey: null };

type Place = { cohortId: string; userId: string };

function newsOf(seating: Seating, { courseTitle, batchNumber, groups }: Room, { cohortId, userId }: Place) {
  const cohort = `${courseTitle}, cohort ${batchNumber}`;
  if (seating.kind === 'NEW_GROUP' && seating.guideId === null)
    return {
      newsKey: `group-without-guide:${cohortId}:${seating.title}`,
      newsTitle: 'A new group needs a guide',
      newsText: `${seating.title} of ${cohort}: ${whyNew(groups.length)}`,
    };
  if (seating.kind === 'WAITING')
    return {
      newsKey: `paid-without-seat:${cohortId}:${userId}`,
      newsTitle: 'Someone has paid for a full cohort',
      newsText: `${cohort} has no seat left. Find them a seat.`,
    };
  return NO_NEWS;
}

/** Writes what was decided about a place, tells staff what they have to do now, and queues a mail, in one statement. */
export async function writeSeating(
  tx: Transaction,
  place: Place,
  { seating, room, mail, now }: { seating: Seating; room: Room; mail: Mail | null; now: Date },
): Promise<void> {
  await takeSeat.run(tx, {
    ...place,
    groupId: seating.kind === 'NEW_GROUP' ? uuidv7() : seating.kind === 'SEATED' ? seating.groupId : null,
    newTitle: seating.kind === 'NEW_GROUP' ? seating.title : null,
    newGuideId: seating.kind === 'NEW_GROUP' ? seating.guideId : null,
    waits: seating.kind === 'WAITING',
    ...newsOf(seating, room, place),
    newsHref: groupsHref(place.cohortId),
    now,
    ...(mail && !isClosedAddress(mail.to) ? draftMail(mail, now) : NO_MAIL),
  });
}
