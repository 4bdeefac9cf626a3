import type { AuditEntry, AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';

/** Where a change was made, in words. */
export const SOURCE_TEXTS: Record<AuditSource, string> = {
  OFFICE: 'Office',
  COMMAND: 'Command line',
  ACTING: 'Acting as somebody',
  PROVIDER: 'Meeting provider',
  KEY: 'A program, with a key',
};

const ACTIONS: Readonly<Record<string, string>> = {
  'staff.invited': 'Invited a colleague',
  'staff.invitation-withdrawn': 'Withdrew an invitation',
  'staff.joined': 'Took an invitation',
  'second-factor.on': 'Switched a second factor on',
  'second-factor.off': 'Switched a second factor off',
  'second-factor.app-added': 'Added an authenticator app',
  'second-factor.app-removed': 'Removed an authenticator app',
  'second-factor.passkey-added': 'Added a passkey',
  'second-factor.passkey-removed': 'Removed a passkey',
  'second-factor.renewed': 'Got new recovery codes',
  'second-factor.recovery-code': 'Used a recovery code',
  'second-factor.removed': 'Took a second factor away',
  'staff.roles': 'Changed staff roles',
  'announcement.written': 'Wrote an announcement',
  'announcement.withdrawn': 'Withdrew an announcement',
  'employer.made': 'Wrote down an employer',
  'employer.changed': 'Changed an employer',
  'employer.ended': 'Ended the work with an employer',
  'employer.taken-up-again': 'Took the work with an employer up again',
  'opening.made': 'Wrote an opening',
  'opening.changed': 'Changed an opening',
  'opening.published': 'Published an opening',
  'close-opening': 'Closed an opening',
  'move-job-round': 'Moved a job application to a round',
  'make-job-offer': 'Passed a job offer on',
  'job-application.resume-opened': 'Opened the résumé of a job application',
  'self-placements.exported': 'Exported own placements',
  'placement-forms.exported': 'Exported placement forms',
  'employers.exported': 'Exported employers',
  'sessions.exported': 'Exported sessions',
  'certificates.exported': 'Exported certificates',
  'feedback-forms.exported': 'Exported the list of feedback forms',
  'openings.exported': 'Exported openings',
  'interview-feedback.exported': 'Exported what learners said about interviews',
  'job-applications.exported': 'Exported job applications',
  'self-placement-accept': 'Accepted a job that a learner found',
  'self-placement-ask': 'Asked about a job that a learner found',
  'self-placement-reject': 'Did not accept a job that a learner found',
  'self-placement.letter-opened': 'Opened the letter of a job that a learner found',
  'placement-form.corrected': 'Corrected a placement form',
  'placement-form.reopened': 'Reopened a placement form',
  'placement-message.answered': 'Answered a message to the placement team',
  'placement-message.settled': 'Settled a message to the placement team',
  'placement-messages.exported': 'Exported messages to the placement team',
  'earnings.rate': 'Set what work of mentors brings',
  'earnings.currency': 'Said in which currency a mentor is paid',
  'change-offer': 'Changed an offer',
  'set-evaluation-form': 'Set the form of an evaluation day',
  'open-feedback': 'Asked for feedback',
  'close-feedback': 'Closed a feedback form',
  'feedback.exported': 'Exported the answers to a feedback form',
  'prospect.planned': 'Planned what is done about a prospect',
  'prospect.noted': 'Wrote a note about a prospect',
  'prospects.exported': 'Exported prospects',
  'people.exported': 'Exported people',
  'audit.exported': 'Exported the audit log',
  'staff.exported': 'Exported the staff',
  'courses.exported': 'Exported courses',
  'course.published': 'Published a course',
  'course.draft-begun': 'Began to write a course',
  'course.draft-discarded': 'Threw the draft of a course away',
  'course.draft-downloaded': 'Downloaded the draft of a course',
  'course.downloaded': 'Downloaded a course package',
  'cohorts.exported': 'Exported cohorts',
  'enrolments.exported': 'Exported enrolments',
  'announcements.exported': 'Exported announcements',
  'identity-documents.exported': 'Exported the list of identity documents',
  'people.mails-let': 'Let mails go to an address again',
  'people.note-written': 'Wrote a note',
  'people.note-deleted': 'Deleted a note',
  'people.letter': 'Wrote to somebody',
  'people.data-exported': 'Exported the data of a person',
  'people.erased': 'Erased a person',
  'identity.opened': 'Opened an identity document',
  'identity.accepted': 'Accepted identity documents',
  'identity.refused': 'Refused identity documents',
  'override-user': 'Looked as this person',
  'mentors.roles': 'Changed teaching roles',
  'groups.rename': 'Renamed a group',
  'groups.remove': 'Removed a group',
  'people.merge': 'Merged two accounts of one person',
  'enrolments.enrol': 'Enrolled somebody',
  'enrolments.pause': 'Paused a place',
  'enrolments.block': 'Blocked a place',
  'enrolments.cancel': 'Cancelled a place',
  'enrolments.bring-back': 'Brought a place back',
  'enrolments.transfer': 'Moved somebody to another cohort',
  'open-slots': 'Opened times for interviews',
  'close-slot': 'Closed a time for interviews',
  'cohort.moved': 'Moved dates of a cohort',
  'sessions.change': 'Changed who holds a session or its links',
  'sessions.call-off': 'Called a session off',
  'sessions.attendance': 'Took the attendance of a session',
  'sessions.recording': 'Put the recording to a session',
  'groups.arranged': 'Made or rebalanced groups',
  'groups.moved': 'Moved a learner between groups',
  'groups.guide': 'Changed the guide of a group',
  'groups.seated': 'Gave a payer a seat',
  'cohort.health-exported': 'Exported the health of a cohort',
  'guide.put-off': 'Left a step of the first-run guide, or took it up again',
  'school.facts': 'Changed what the school says of itself',
  'cohort.closed': 'Closed a cohort',
  'enrolments.completed': 'Completed the course',
  'enrolments.more-time': 'Gave more time',
  'cohort.created': 'Made a cohort',
  'cohort.settings': 'Changed the settings of a cohort',
  'cohort.mentor': 'Changed a guide or lead mentor of a cohort',
};

/** What was done; the name of the action, such as `close-opening`, where it has no words of its own. */
export const actionText = (action: string): string => {
  const words = action.replaceAll(/[-.]/g, ' ');
  return ACTIONS[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** Who did it; nobody is behind the command line but whoever has the machine. */
export const actorText = ({ actor }: Pick<AuditEntry, 'actor'>): string =>
  actor ? actor.name || actor.emailId || 'A closed account' : 'Command line';

/** Stands for whom, where it was done on nobody. */
export const NOBODY = '–';

/** On whom it was done, or for which address. */
export const subjectText = ({ subject, details }: Pick<AuditEntry, 'subject' | 'details'>): string =>
  subject
    ? subject.name || subject.emailId || 'A closed account'
    : typeof details.emailId === 'string'
      ? details.emailId
      : NOBODY;

const FIELDS: Readonly<Record<string, string>> = {
  staffRoles: 'Staff roles',
  roles: 'Teaching roles',
  emailId: 'E-mail address',
};

/** The name of a field: `showCoachmarks` is `Show coachmarks`. */
export const fieldText = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return FIELDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const TITLES: Readonly<Record<string, string>> = {
  ...STAFF_ROLE_TITLES,
  INDUSTRIAL_GUIDE: 'Guide',
  LEAD_MENTOR: 'Lead mentor',
};

/** A value as it is read. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(valueText).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = String(value);
  return TITLES[text] ?? text;
}
