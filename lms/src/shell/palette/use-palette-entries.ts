import { askPath } from '@plinth/domain/navigation/query-paths';
import { openPlacementCohortId } from '@plinth/domain/placement/open-placement-cohort';
import { switchTheme } from '@plinth/ui/theme/set-theme';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { cohortQuery, cohortUserDataQuery } from '../../data/cohorts.ts';
import { userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';
import { useNow } from '../../parts/use-now.ts';
import { logOut, session } from '../../stores/session.ts';
import { cohortAt, cohortPages, ownPages, type PaletteEntry } from './palette-pages.ts';
import { useOfficePages } from './use-office-pages.ts';

/** The pages the user may open from here, and the immediate actions. */
export function usePaletteEntries(): { pages: PaletteEntry[]; actions: PaletteEntry[] } {
  const { profile, cohorts } = useSnapshot(session);
  const { pathname } = useLocation();
  const now = useNow();
  const at = cohortAt(pathname);
  const cohort = useQuery({ ...cohortQuery(at?.cohortId ?? ''), enabled: at !== null }).data?.cohort;
  const place = useQuery({ ...cohortUserDataQuery(at?.cohortId ?? ''), enabled: at?.area === 'learn' }).data;
  const info = useQuery(userCohortsInfoQuery()).data;
  const office = useOfficePages(profile?.userData.isStaff === true);
  const facts = { cohortCount: cohorts.length, placementCohortId: openPlacementCohortId(info) };
  return {
    pages: [
      ...(at && cohort ? cohortPages(at, cohort, now, place?.state) : []),
      ...(profile ? ownPages(profile as NonNullable<typeof session.profile>, facts) : []),
      ...office,
    ],
    actions: [
      ...(at?.area === 'learn' && cohort
        ? [{ id: 'ask', title: 'Ask a question', detail: cohort.courseTitle, path: askPath(at.cohortId) }]
        : []),
      { id: 'theme', title: 'Switch between light and dark', detail: 'Theme', act: switchTheme },
      { id: 'sign-out', title: 'Sign out', detail: 'Account', act: () => void logOut() },
    ],
  };
}
