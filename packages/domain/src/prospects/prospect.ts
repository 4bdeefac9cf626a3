import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Region } from '../catalog/region.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { optionalTextField, textField } from '../fields/text.ts';

/** How a person without an account reached the school: each is one touch in the history of a prospect. */
export const TOUCH_KINDS = [
  'LEAD',
  'QUESTION',
  'MESSAGE',
  'CAREER_BUILDER',
  'REFERRAL',
  'MENTOR_APPLICATION',
] as const;
export const TouchKind = z.enum(TOUCH_KINDS);
export type TouchKind = z.infer<typeof TouchKind>;

/** NEW: not taken up yet. OPEN: it has an owner or a next step. CLOSED: nothing more to do. */
export const PROSPECT_STATES = ['NEW', 'OPEN', 'CLOSED'] as const;
export const ProspectState = z.enum(PROSPECT_STATES);
export type ProspectState = z.infer<typeof ProspectState>;

const Owner = z.object({ userId: Id, name: z.string() });

/** One person who enquired, however often and from whatever address: matched by email and phone. */
export const Prospect = z.object({
  prospectId: Id,
  /** The latest given; empty if never given. */
  name: z.string(),
  emailIds: z.array(z.string()),
  /** E.164. */
  phones: z.array(z.string()),
  /** The first touch. */
  source: TouchKind,
  /** The campaign of the latest touch that has one. */
  campaign: z.nullable(z.string()),
  region: z.nullable(Region),
  productId: z.nullable(ProductCode),
  state: ProspectState,
  owner: z.nullable(Owner),
  nextStep: z.string(),
  /** The day by which to take the next step, YYYY-MM-DD. */
  nextStepOn: z.nullable(IsoDate),
  touches: z.int().check(z.gte(1)),
  lastTouchAt: Instant,
  /** Whether an application came from one of the addresses. */
  hasApplied: z.boolean(),
  /** Something received may be automated, and no staff member has acted on it since. */
  needsReview: z.boolean(),
  /** Counts the changes by staff; a change names the version it was made on. */
  version: z.int().check(z.gte(0)),
});
export type Prospect = z.infer<typeof Prospect>;

/** What staff can do with a prospect. */
export const PROSPECT_EVENT_KINDS = ['NOTE', 'OWNER', 'NEXT_STEP', 'CLOSED', 'REOPENED'] as const;
export type ProspectEventKind = (typeof PROSPECT_EVENT_KINDS)[number];

/** A line of the history: a touch of the person or an action of staff. */
export const ProspectEvent = z.object({
  eventId: Id,
  kind: z.enum([...TOUCH_KINDS, ...PROSPECT_EVENT_KINDS]),
  at: Instant,
  /** What was written, asked or planned; empty if there was no text. */
  text: z.string(),
  campaign: z.nullable(z.string()),
  productId: z.nullable(ProductCode),
  /** Whether it may be automated; staff decide. */
  seemsAutomated: z.boolean(),
  /** The files sent with it, in the order sent. */
  documents: z.array(z.object({ documentId: Id, name: z.string() })),
  /** The staff member who did it; null for a touch. */
  by: z.nullable(z.string()),
});
export type ProspectEvent = z.infer<typeof ProspectEvent>;

/** What staff set for one prospect. */
export const ProspectPlan = z.object({
  ownerId: z.nullable(Id),
  nextStep: optionalTextField(200),
  nextStepOn: z.nullable(IsoDate),
  isClosed: z.boolean(),
  version: z.int().check(z.gte(0)),
});
export type ProspectPlan = z.infer<typeof ProspectPlan>;

/** The maximum number of prospects in one action. */
export const PROSPECTS_AT_ONCE = 100;

/** One action on many prospects: assign them to a person, or close them. */
export const ProspectsAction = z.union([
  z.object({ action: z.literal('ASSIGN'), ownerId: z.nullable(Id) }),
  z.object({ action: z.literal('CLOSE') }),
]);
export type ProspectsAction = z.infer<typeof ProspectsAction>;

export const ProspectNote = z.object({ text: textField(2000) });

/** Returns the state that results from a plan: a prospect with an owner or a next step is being taken care of. */
export const stateOfPlan = ({
  ownerId,
  nextStep,
  isClosed,
}: Pick<ProspectPlan, 'ownerId' | 'nextStep' | 'isClosed'>): ProspectState => {
  if (isClosed) return 'CLOSED';
  return ownerId !== null || nextStep !== '' ? 'OPEN' : 'NEW';
};

/** Sort keys of the list: the latest touch, or what is to be done first. */
export const PROSPECT_SORTS = ['lastTouchAt', 'nextStepOn', 'name'] as const;
export type ProspectSort = (typeof PROSPECT_SORTS)[number];

/** Whose prospects: all, the caller's own, or unowned ones. */
export const PROSPECT_OWNERS = ['mine', 'nobody'] as const;
