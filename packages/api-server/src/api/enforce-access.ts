import type { CallMeta } from '@plinth/contract/call';
import { isKeyCapability } from '@plinth/domain/api-keys/key-capability';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { isUuid } from '@plinth/domain/fields/is-uuid';
import { type Capability, staffMay } from '@plinth/domain/staff/capability';
import { refuse } from '../services/refusal.ts';
import { requireShownFactor } from '../services/second-factors/require-shown-factor.ts';
import { actAsAnother } from './act-as-another.ts';
import { callerMay } from './caller-may.ts';
import type { ApiContext, Caller } from './context.ts';
import { countCall } from './count-call.ts';
import { findCaller } from './find-caller.ts';
import { findKeyCaller, keyOf } from './find-key-caller.ts';
import { refuseNulText } from './refuse-nul-text.ts';

type RawInput = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/**
 * The one place where access is decided, before the input is validated: a stranger learns nothing about a call except
 * that it needs a session. `name` is the call's own: each call is counted separately.
 * @returns the caller, or null on calls that need none
 * @throws Refusal UNAUTHORIZED, FORBIDDEN, COHORT_ACCESS_BLOCKED, TOO_MANY_REQUESTS, BAD_REQUEST
 */
export async function enforceAccess(
  context: ApiContext,
  meta: CallMeta & { isWrite: boolean },
  name: string,
  input: unknown,
): Promise<Caller | null> {
  const raw = (input ?? {}) as RawInput;
  refuseNulText([raw.params, raw.query, raw.body]);
  const { deps, request } = context;
  const { admission } = context;
  if (meta.rateLimit?.by === 'address')
    await countCall(deps.rateLimits, meta.rateLimit, name, request.address, raw, admission ? 'each' : 'all');
  if (admission) {
    if ('refusal' in admission) throw admission.refusal;
    return admission.caller;
  }
  if (meta.access === 'public' || meta.access === 'public-token' || meta.access === 'gateway') return null;

  const key = keyOf(request);
  if (key) return admitKey(context, meta, name, key);

  const cohortId = raw[meta.cohortIn ?? 'params']?.cohortId;
  if (cohortId !== undefined && !(typeof cohortId === 'string' && isUuid(cohortId)))
    throw refuse('BAD_REQUEST', 'The cohort id is not an id.');

  const found = await findCaller(deps, request, typeof cohortId === 'string' ? cohortId : null);
  if (!found) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  const caller = await actAsAnother(deps, request, found, typeof cohortId === 'string' ? cohortId : null);
  if (caller.actorId && meta.isWrite)
    throw refuse('FORBIDDEN', 'You only look as this person: nothing of theirs can be changed.');
  if (meta.rateLimit?.by === 'caller')
    await deps.rateLimits.count({ ...meta.rateLimit, name }, caller.userId);
  if (isForStaff(meta.access)) requireStaff(context, caller, meta.access);
  else rules[meta.access](caller, meta, cohortId !== undefined);
  return caller;
}

const capabilityOf = (access: CallMeta['access']): Capability | null =>
  access.startsWith('staff:') ? (access.slice('staff:'.length) as Capability) : null;

type StaffAccess = Extract<CallMeta['access'], `staff${string}`>;
const isForStaff = (access: CallMeta['access']): access is StaffAccess => access.startsWith('staff');

/** The limit on all calls of one key together, besides each call's limit. */
const KEY_CALLS = { name: 'api-key', calls: 3_000, seconds: 600 };

/** Whether a key opens a call: those of its capabilities, and none that decides who gets access. */
export const opensToKeys = (meta: CallMeta): boolean => {
  const capability = capabilityOf(meta.access);
  return capability !== null && isKeyCapability(capability) && !meta.forPeopleAlone;
};

async function admitKey(context: ApiContext, meta: CallMeta, name: string, key: string): Promise<Caller> {
  const { deps } = context;
  const caller = await findKeyCaller(deps, key);
  if (!caller?.key) throw refuse('UNAUTHORIZED', 'This key is not known, has expired or was ended.');
  const { keyId } = caller.key;
  context.keyId = keyId;
  await deps.rateLimits.count(KEY_CALLS, keyId);
  if (meta.rateLimit?.by === 'caller') await deps.rateLimits.count({ ...meta.rateLimit, name }, keyId);
  const capability = capabilityOf(meta.access);
  if (!capability || !opensToKeys(meta))
    throw refuse('FORBIDDEN', 'This call is for people who signed in: no key opens it.');
  if (!callerMay(caller, capability))
    throw refuse('FORBIDDEN', `This key may not do this: it lacks ${capability}, or whoever made it does.`);
  return caller;
}

/** Roles are read with each request: a removed one is gone at the next. */
function requireStaff({ deps }: ApiContext, caller: Caller, access: StaffAccess): void {
  const capability = capabilityOf(access);
  const may = capability ? staffMay(caller.staffRoles, capability) : caller.staffRoles.length > 0;
  if (!may) throw refuse('FORBIDDEN', 'Your roles at the school do not allow this.');
  requireShownFactor(deps.settings, caller);
}

type Rule = (caller: Caller, meta: CallMeta, namesCohort: boolean) => void;

const mentorRule =
  (...roles: ('INDUSTRIAL_GUIDE' | 'LEAD_MENTOR')[]): Rule =>
  (caller, _meta, namesCohort) => {
    const held = roles.filter((role) => caller.roles.includes(role));
    if (held.length === 0) throw refuse('FORBIDDEN', 'This is for mentors.');
    if (namesCohort && !held.some((role) => caller.membership?.mentorRoles.includes(role)))
      throw refuse('FORBIDDEN', 'You are not assigned to this cohort.');
  };

const rules: Record<
  Exclude<CallMeta['access'], 'public' | 'public-token' | 'gateway' | StaffAccess>,
  Rule
> = {
  'signed-in': () => {},
  'cohort-member': (caller, meta, namesCohort) => {
    if (!namesCohort) {
      if (meta.cohortOptional) return;
      throw refuse('BAD_REQUEST', 'Name the cohort.');
    }
    const membership = caller.membership;
    if (!membership) throw refuse('FORBIDDEN', 'You are not a member of this cohort.');
    if (membership.mentorRoles.length > 0) return;
    if (!membership.state || !learnerMay(membership.state, meta.phase ?? 'everything'))
      throw refuse(
        membership.state === 'BLOCKED' ? 'COHORT_ACCESS_BLOCKED' : 'FORBIDDEN',
        membership.state === 'BLOCKED'
          ? 'Your access to this course is blocked. Your billing page shows what is due.'
          : 'Your place in this cohort does not open this.',
      );
  },
  guide: mentorRule('INDUSTRIAL_GUIDE'),
  'lead-mentor': mentorRule('LEAD_MENTOR'),
  mentor: mentorRule('INDUSTRIAL_GUIDE', 'LEAD_MENTOR'),
};
