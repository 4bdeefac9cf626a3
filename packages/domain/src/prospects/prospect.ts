import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Region } from '../catalog/region.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { optionalTextField, textField } from '../fields/text.ts';

/** How somebody without an account reached the school: each is one touch in the history of a prospect. */
export const TOUCH_KINDS = ['LEAD', 'QUESTION', 'MESSAGE', 'CAREER_BUILDER', 'REFERRAL'] as const;
export const TouchKind = z.enum(TOUCH_KINDS);
export type TouchKind = z.infer<typeof TouchKind>;

/** NEW: nobody has taken it up. OPEN: somebody owns it or said what comes next. CLOSED: nothing more is to be done. */
export const PROSPECT_STATES = ['NEW', 'OPEN', 'CLOSED'] as const;
export const ProspectState = z.enum(PROSPECT_STATES);
export type ProspectState = z.infer<typeof ProspectState>;

const Owner = z.object({ userId: Id, name: z.string() });
export type ProspectOwner = z.infer<typeof Owner>;

/** One person who asked, however often and from whatever address: joined by e-mail and phone. */
export const Prospect = z.object({
  prospectId: Id,
  /** As last told; empty when they never said. */
  name: z.string(),
  emailIds: z.array(z.string()),
  /** E.164. */
  phones: z.array(z.string()),
  /** What brought them first. */
  source: TouchKind,
  /** The campaign of the latest touch that named one. */
  campaign: z.nullable(z.string()),
  region: z.nullable(Region),
  productId: z.nullable(ProductCode),
  state: ProspectState,
  owner: z.nullable(Owner),
  nextStep: z.string(),
  /** The day by which the next step is to be taken, YYYY-MM-DD. */
  nextStepOn: z.nullable(IsoDate),
  touches: z.int().check(z.gte(1)),
  lastTouchAt: Instant,
  /** Whether an application came from one of the addresses. */
  hasApplied: z.boolean(),
  /** Something that came may be a machine's, and nobody of the staff has done anything about it since. */
  needsReview: z.boolean(),
  /** Counts the changes of staff; a change names the one it was made on. */
  version: z.int().check(z.gte(0)),
});
export type Prospect = z.infer<typeof Prospect>;

/** What staff did about a prospect. */
export const PROSPECT_EVENT_KINDS = ['NOTE', 'OWNER', 'NEXT_STEP', 'CLOSED', 'REOPENED'] as const;
export type ProspectEventKind = (typeof PROSPECT_EVENT_KINDS)[number];

/** A line of the history: a touch of the person or a doing of staff. */
export const ProspectEvent = z.object({
  eventId: Id,
  kind: z.enum([...TOUCH_KINDS, ...PROSPECT_EVENT_KINDS]),
  at: Instant,
  /** What was written, asked or planned; empty when there were no words. */
  text: z.string(),
  campaign: z.nullable(z.string()),
  productId: z.nullable(ProductCode),
  /** Whether what came may be a machine's; staff judge. */
  seemsAutomated: z.boolean(),
  /** Who of the staff did it; null for a touch. */
  by: z.nullable(z.string()),
});
export type ProspectEvent = z.infer<typeof ProspectEvent>;

/** What staff set about one prospect. */
export const ProspectPlan = z.object({
  ownerId: z.nullable(Id),
  nextStep: optionalTextField(200),
  nextStepOn: z.nullable(IsoDate),
  isClosed: z.boolean(),
  version: z.int().check(z.gte(0)),
});
export type ProspectPlan = z.infer<typeof ProspectPlan>;

/** The most that one action takes. */
export const PROSPECTS_AT_ONCE = 100;

/** One action on many: hand them to somebody, or close them. */
export const ProspectsAction = z.union([
  z.object({ action: z.literal('ASSIGN'), ownerId: z.nullable(Id) }),
  z.object({ action: z.literal('CLOSE') }),
]);
export type ProspectsAction = z.infer<typeof ProspectsAction>;

export const ProspectNote = z.object({ text: textField(2000) });

/** The state that a plan gives: whoever is owned or has a next step is being taken care of. */
export const stateOfPlan = ({
  ownerId,
  nextStep,
  isClosed,
}: Pick<ProspectPlan, 'ownerId' | 'nextStep' | 'isClosed'>): ProspectState => {
  if (isClosed) return 'CLOSED';
  return ownerId !== null || nextStep !== '' ? 'OPEN' : 'NEW';
};

/** Orders of the list: who touched last, or what is to be done first. */
export const PROSPECT_SORTS = ['lastTouchAt', 'nextStepOn', 'name'] as const;
export type ProspectSort = (typeof PROSPECT_SORTS)[number];

/** Whose: everybody's, one's own, or nobody's. */
export const PROSPECT_OWNERS = ['mine', 'nobody'] as const;
