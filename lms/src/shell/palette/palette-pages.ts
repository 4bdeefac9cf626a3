import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { isUuid } from '@plinth/domain/fields/is-uuid';
import { accountMenu } from '@plinth/domain/navigation/account-menu';
import { areaPagePath, COHORT_AREAS, type CohortArea } from '@plinth/domain/navigation/learner-pages';
import {
  leadMentorSideNavigation,
  learnerSideNavigation,
  mentorSideNavigation,
  type SideEntry,
} from '@plinth/domain/navigation/side-navigation';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { plainWords } from '@plinth/domain/search/plain-words';
import type { CohortFrame } from '../CohortFrame.tsx';

/** A page to go to, or an immediate action. */
export type PaletteEntry = { id: string; title: string; detail: string; path?: string; act?: () => void };

type Cohort = Parameters<NonNullable<Parameters<typeof CohortFrame>[0]['seat']>['entries']>[0]['cohort'];

/** The area and the cohort of an address. */
export function cohortAt(pathname: string): { area: CohortArea; cohortId: string } | null {
  const [, first, cohortId] = pathname.split('/');
  const area = COHORT_AREAS.find((one) => one === first);
  return area && cohortId && isUuid(cohortId) ? { area, cohortId } : null;
}

/** Pages of a cohort without a row in its navigation. */
const BESIDE: Record<CohortArea, readonly (readonly [page: string, label: string])[]> = {
  learn: [
    ['notes', 'Notes'],
    ['calendar', 'Calendar'],
  ],
  mentor: [['health', 'Cohort health']],
  lm: [['health', 'Cohort health']],
};

const toEntry = (detail: string, { label, path }: { label: string; path: string }): PaletteEntry => ({
  id: path,
  title: label,
  detail,
  path,
});

/** The pages of the open cohort, without the locked ones. */
export function cohortPages(
  at: { area: CohortArea; cohortId: string },
  cohort: Cohort,
  now: string,
  state: CohortUserState | undefined,
): PaletteEntry[] {
  const facts = { cohortId: at.cohortId, cohort, now };
  const entries: SideEntry[] =
    at.area === 'learn'
      ? learnerSideNavigation({ ...facts, state })
      : at.area === 'mentor'
        ? mentorSideNavigation(facts)
        : leadMentorSideNavigation(at.cohortId);
  const beside = BESIDE[at.area].map(([page, label]) => ({
    label,
    path: areaPagePath(at.area, at.cohortId, page),
  }));
  return [...entries.filter(({ isLocked }) => !isLocked), ...beside].map((entry) =>
    toEntry(cohort.courseTitle, entry),
  );
}

/** The pages available by role. */
export const ownPages = (
  { userData, userProfile }: DataProfile,
  facts: { cohortCount: number; placementCohortId: string | null },
): PaletteEntry[] =>
  [
    ...accountMenu({
      roles: userData.roles,
      isStaff: userData.isStaff,
      userHash: userProfile.userHash,
      ...facts,
    }),
    { label: 'Notifications', path: '/notifications' },
    { label: 'Announcements', path: '/announcements' },
  ].map((entry) => toEntry('Page', entry));

/** Entries that contain every word of a text, those that start with it first. */
export function narrow(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = plainWords(text);
  const has = ({ title, detail }: PaletteEntry) => {
    const own = plainWords(`${title} ${detail}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const begins = ({ title }: PaletteEntry) => plainWords(title)[0]?.startsWith(words[0] ?? '') ?? false;
  return entries.filter(has).sort((one, other) => Number(begins(other)) - Number(begins(one)));
}
