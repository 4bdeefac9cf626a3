import type { CallMeta } from '@plinth/contract/call';
import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { refuse } from '../services/refusal.ts';
import { actAsAnother } from './act-as-another.ts';
import type { ApiContext, Caller } from './context.ts';
import { findCaller } from './find-caller.ts';
import { refuseNulText } from './refuse-nul-text.ts';

type RawInput = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The one place where access is decided (D-30, D-31), before the input is validated: a stranger learns
 * nothing about a call but that it needs a session.
 * `name` is the call's own: each call counts for itself.
 * @returns the caller, or null on calls that need none
 * @throws Refusal UNAUTHORIZED, FORBIDDEN, COHORT_ACCESS_BLOCKED, TOO_MANY_REQUESTS, BAD_REQUEST
 */
export async function enforceAccess(
  context: ApiContext,
  meta: CallMeta,
  name: string,
  input: unknown,
): Promise<Caller | null> {
  refuseNulText(input);
  const { deps, request } = context;
  if (meta.rateLimit?.by === 'address')
    await deps.rateLimits.count({ ...meta.rateLimit, name }, request.address);
  if (meta.access === 'public' || meta.access === 'public-token' || meta.access === 'gateway') return null;

  const raw = (input ?? {}) as RawInput;
  const cohortId = raw[meta.cohortIn ?? 'params']?.cohortId;
  if (cohortId !== undefined && !(typeof cohortId === 'string' && uuid.test(cohortId)))
    throw refuse('BAD_REQUEST', 'The cohort id is not an id.');

  const found = await findCaller(deps, request, typeof cohortId === 'string' ? cohortId : null);
  if (!found) throw refuse('UNAUTHORIZED', 'Sign in to go on.');
  const caller = await actAsAnother(deps, request, found, typeof cohortId === 'string' ? cohortId : null);
  if (meta.rateLimit?.by === 'caller')
    await deps.rateLimits.count({ ...meta.rateLimit, name }, caller.userId);
  rules[meta.access](caller, meta, cohortId !== undefined);
  return caller;
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

const rules: Record<Exclude<CallMeta['access'], 'public' | 'public-token' | 'gateway'>, Rule> = {
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
          ? 'Your access to this course is paused. Your billing page shows what is due.'
          : 'Your place in this cohort does not open this.',
      );
  },
  guide: mentorRule('INDUSTRIAL_GUIDE'),
  'lead-mentor': mentorRule('LEAD_MENTOR'),
  mentor: mentorRule('INDUSTRIAL_GUIDE', 'LEAD_MENTOR'),
};
