import { type OfficeAnnouncement, TOLD_STATES } from '@plinth/domain/announcements/announcement';

/** Describes in one line whom an announcement is for. */
export function audienceText({ audience, cohortName, groupTitle }: OfficeAnnouncement): string {
  const { states, includesMentors, userId } = audience;
  if (userId) return `one learner of ${cohortName ?? 'the school'}`;
  const isAll = TOLD_STATES.every((state) => states.includes(state));
  const who = [
    ...(states.length === 0 ? [] : [isAll ? 'learners' : states.join(', ')]),
    ...(includesMentors ? ['mentors'] : []),
  ];
  return `${who.join(' and ')} of ${[cohortName ?? 'the school', groupTitle].filter(Boolean).join(', ')}`;
}
