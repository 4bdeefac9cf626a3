import { accountMenu } from '@plinth/domain/navigation/account-menu';
import { openPlacementCohortId } from '@plinth/domain/placement/open-placement-cohort';
import { mediaUrl } from '@plinth/domain/profiles/media-url';
import { Avatar } from '@plinth/ui/Avatar';
import { Button } from '@plinth/ui/Button';
import { Menu, type MenuEntry } from '@plinth/ui/Menu';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { userCohortsInfoQuery } from '../data/cohorts-of-user.ts';
import { MEDIA_BASE } from '../parts/media-base.ts';
import { logOut, session } from '../stores/session.ts';
import * as css from './AppFrame.css.ts';

/** The signed-in user, with the links their roles and cohorts open, the same on every page; 240 px wide. */
export function AccountMenu() {
  const { profile, name, cohorts } = useSnapshot(session);
  const info = useQuery(userCohortsInfoQuery());
  if (!profile) return null;
  const { userData, userProfile } = profile;
  const portrait = userProfile.profileMedia.find(({ key }) => key === 'WEBSITE_PROFILE');
  const photo = portrait && mediaUrl(MEDIA_BASE, portrait.s3Location);
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'who', label: userData.emailId },
    ...accountMenu({
      roles: userData.roles,
      isStaff: userData.isStaff,
      userHash: userProfile.userHash,
      cohortCount: cohorts.length,
      placementCohortId: openPlacementCohortId(info.data),
    }).map(({ label, path }): MenuEntry => ({ kind: 'link', id: path, label, href: path })),
    { kind: 'separator', id: 'end' },
    { kind: 'action', id: 'logout', label: 'Sign out', onSelect: () => void logOut() },
  ];
  return (
    <Menu
      width="account"
      entries={entries}
      trigger={
        <Button
          variant="quiet"
          icon={<Avatar name={name ?? userData.emailId} src={photo} size="s" decorative />}
        >
          <span className={css.name}>{userProfile.firstName || 'Account'}</span>
        </Button>
      }
    />
  );
}
