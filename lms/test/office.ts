import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { capabilitiesOf } from '@plinth/domain/staff/capability';
import type { StaffMember } from '@plinth/domain/staff/staff-member';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { idOf, personOf } from './people.ts';
import { renderRoute } from './render-route.tsx';
import { answers } from './server.ts';

/** A member of staff: by default an admissions officer. */
export const colleagueOf = (change: Partial<StaffMember> = {}): StaffMember => ({
  userId: idOf('70'),
  emailId: 'arun@plinth.test',
  firstName: 'Arun',
  lastName: 'Test',
  staffRoles: ['ADMISSIONS'],
  roles: [],
  hasSecondFactor: false,
  lastUsedAt: '2026-11-20T08:30:00.000Z',
  ...change,
});

/** An audit entry: Asha gave Arun a role. */
export const entryOf = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  auditId: idOf('80'),
  actor: { userId: idOf('1'), name: 'Asha Test', emailId: 'asha@plinth.test' },
  subject: { userId: idOf('70'), name: 'Arun Test', emailId: 'arun@plinth.test' },
  action: 'staff.roles',
  details: {},
  before: { staffRoles: ['ADMISSIONS'] },
  after: { staffRoles: ['ADMISSIONS', 'FINANCE'] },
  names: [],
  source: 'OFFICE',
  address: '127.0.0.1',
  createdAt: '2026-11-20T08:30:00.000Z',
  ...change,
});

/** Opens an address of the office for a person with these roles. */
export function openOffice(path: string, staffRoles: StaffRole[] = ['OWNER']) {
  answers('staff', 'readOwn', { staffRoles, capabilities: capabilitiesOf(staffRoles) });
  return renderRoute(path, personOf({ userData: { isStaff: true } }));
}
