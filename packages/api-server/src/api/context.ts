import type { IncomingHttpHeaders } from 'node:http';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { Coachmarks } from '@plinth/domain/dashboards/learner-dashboard';
import type { Role } from '@plinth/domain/roles/role';
import type { Capability } from '@plinth/domain/staff/capability';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import type { Deps } from '../deps.ts';
import { refuse } from '../services/refusal.ts';

/** Facts of one HTTP request that services may need. */
export type RequestFacts = {
  requestId: string;
  /** Address of the caller, forwarded headers counted only behind trusted proxies. */
  address: string;
  countryCode: string | null;
  timeZone: string | null;
  userAgent: string;
  /** Whether a browser sent it, which no page can hide. */
  isBrowser: boolean;
  /** Hash of the cookie that a browser's session is bound to, if one came along. */
  bindingHash: string | null;
  headers: IncomingHttpHeaders;
  /** Origin for links in mails: `client-url` when allowed, else the configured one. */
  clientOrigin: string;
};

/** Place of the caller in the cohort that the call names. */
export type Membership = {
  cohortId: string;
  state: CohortUserState | null;
  groupId: string | null;
  mentorRoles: ('INDUSTRIAL_GUIDE' | 'LEAD_MENTOR')[];
};

/** The key of a program, with what it may do while its maker's roles allow it. */
export type CallerKey = {
  keyId: string;
  name: string;
  capabilities: readonly Capability[];
  makerRoles: readonly StaffRole[];
};

export type Caller = {
  userId: string;
  emailId: string;
  isEmailVerified: boolean;
  roles: Role[];
  staffRoles: StaffRole[];
  /** When this session showed a second factor, if it did. */
  secondFactorAt: Date | null;
  tokenHash: string;
  /** The staff member who acts as this user, if any. */
  actorId: string | null;
  membership: Membership | null;
  /** Which tours a learner of that cohort still gets. */
  coachmarks: Coachmarks | null;
  /** The key that a program calls with instead of a session; it opens calls of the office alone. */
  key: CallerKey | null;
};

export type ApiContext = {
  deps: Deps;
  request: RequestFacts;
  caller: Caller | null;
  /** The body as it arrived, on webhook paths only: signatures cover bytes, not what was parsed of them. */
  rawBody: string | null;
  /** Cookies that go out with the answer. */
  cookies: string[];
  /** The key that the call was made with, also when it was refused; set by the access rule. */
  keyId: string | null;
  /** For public calls that answer more to a signed-in caller. */
  findCaller: () => Promise<Caller | null>;
};

/** The caller of a call that needs a session. The access middleware has already answered 401 otherwise. */
export function signedIn(context: ApiContext): Caller {
  if (!context.caller) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  return context.caller;
}

/** The caller with the place in the named cohort. */
export function memberOf(context: ApiContext): Caller & { membership: Membership } {
  const caller = signedIn(context);
  if (!caller.membership) throw refuse('FORBIDDEN', 'You are not a member of this cohort.');
  return { ...caller, membership: caller.membership };
}
