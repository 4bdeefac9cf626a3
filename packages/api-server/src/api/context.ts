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
  /** The caller's address; forwarded headers count only behind trusted proxies. */
  address: string;
  countryCode: string | null;
  timeZone: string | null;
  userAgent: string;
  /** Whether a browser sent it, which no page can hide. */
  isBrowser: boolean;
  /** The hash of the cookie a browser's session is bound to, if present. */
  bindingHash: string | null;
  headers: IncomingHttpHeaders;
  /** The origin for links in mails: `client-url` if allowed, otherwise the configured one. */
  clientOrigin: string;
};

/** The caller's place in the cohort named by the call. */
export type Membership = {
  cohortId: string;
  state: CohortUserState | null;
  groupId: string | null;
  mentorRoles: ('INDUSTRIAL_GUIDE' | 'LEAD_MENTOR')[];
};

/** A program's key, with what it may do as long as its maker's roles allow it. */
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
  /** When a second factor was proved in this session, if it was. */
  secondFactorAt: Date | null;
  tokenHash: string;
  /** The staff member acting as this user, if any. */
  actorId: string | null;
  membership: Membership | null;
  /** The tours a learner of that cohort still gets. */
  coachmarks: Coachmarks | null;
  /** The key a program calls with instead of a session; it opens only calls of the office. */
  key: CallerKey | null;
};

/** The outcome of the access rule for a call whose body was not read yet. */
export type Admission = { caller: Caller | null } | { refusal: unknown };

export type ApiContext = {
  deps: Deps;
  request: RequestFacts;
  caller: Caller | null;
  /** The body as it arrived, on calls at webhook paths only: signatures cover bytes, not the parsed content. */
  rawBody: string | null;
  /** Set on calls with files, whose access is decided before their body is read. */
  admission: Admission | null;
  /** Cookies sent with the answer. */
  cookies: string[];
  /** The key the call was made with, even if it was refused; set by the access rule. */
  keyId: string | null;
  /** For public calls that return more to a signed-in caller. */
  findCaller: () => Promise<Caller | null>;
};

/** Returns the caller of a call that needs a session. The access middleware has already answered 401 otherwise. */
export function signedIn(context: ApiContext): Caller {
  if (!context.caller) throw refuse('UNAUTHORIZED', 'Sign in to continue.');
  return context.caller;
}

/** Returns the caller with the place in the named cohort. */
export function memberOf(context: ApiContext): Caller & { membership: Membership } {
  const caller = signedIn(context);
  if (!caller.membership) throw refuse('FORBIDDEN', 'You are not a member of this cohort.');
  return { ...caller, membership: caller.membership };
}
