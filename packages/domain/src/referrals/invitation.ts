import * as z from 'zod/mini';
import { Phone } from '../fields/phone.ts';
import { InvitedFriend } from './invited-friend.ts';

/** A friend invited by a referrer. */
export const Invitation = z.extend(InvitedFriend, { refereePhone: z.optional(Phone) });
export type Invitation = z.infer<typeof Invitation>;
