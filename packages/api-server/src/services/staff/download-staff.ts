import type { StaffMember } from '@plinth/domain/staff/staff-member';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { findStaff, type StaffFilter } from './list-staff.ts';

const ORDER = { sortBy: 'name', sortDirection: 'asc' } as const;

const TITLES = ['user id', 'first name', 'last name', 'address', 'works as', 'teaches as', 'last here (UTC)'];

const lineOf = (member: StaffMember) => [
  member.userId,
  member.firstName,
  member.lastName,
  member.emailId,
  member.staffRoles.join(' '),
  member.roles.join(' '),
  member.lastUsedAt ?? '',
];

/** Returns the staff of a filter as a CSV file, by name. */
export const downloadStaff = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: StaffFilter) =>
  csvFile(deps.db, act, {
    about: 'staff',
    titles: TITLES,
    batches: batchesOf((page) => findStaff(deps, filter, { ...ORDER, ...page }), lineOf),
    filter,
    now: deps.now(),
  });
