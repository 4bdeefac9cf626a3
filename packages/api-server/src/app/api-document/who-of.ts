import type { Access } from '@plinth/contract/call';

/** Who may make a call, as text, and whether it needs a session. */
const WHO: Record<Exclude<Access, `staff${string}`>, { text: string; hasSession: boolean }> = {
  public: { text: 'anyone', hasSession: false },
  'public-token': { text: 'anyone with the token of the call', hasSession: false },
  gateway: { text: 'the payment provider, by its signature', hasSession: false },
  'signed-in': { text: 'anyone signed in', hasSession: true },
  'cohort-member': { text: 'members of the cohort', hasSession: true },
  guide: { text: 'industrial guides of the cohort', hasSession: true },
  'lead-mentor': { text: 'lead mentors of the cohort', hasSession: true },
  mentor: { text: 'guides and lead mentors of the cohort', hasSession: true },
};

const isForStaff = (access: Access): access is Extract<Access, `staff:${string}`> =>
  access.startsWith('staff:');

/** Describes who may make a call. */
export function whoOf(access: Access): { text: string; hasSession: boolean } {
  if (access === 'staff') return { text: 'anybody who works at the school', hasSession: true };
  if (isForStaff(access))
    return { text: `staff with the capability ${access.slice('staff:'.length)}`, hasSession: true };
  return WHO[access];
}
