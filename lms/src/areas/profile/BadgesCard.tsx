import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import Medal from 'lucide-react/icons/medal';
import { badgesQuery } from '../../data/profile-sections.ts';
import { ownZone } from '../../parts/own-zone.ts';
import { ProfileCard } from './ProfileCard.tsx';
import * as css from './profile.css.ts';

const pen = { size: 20, strokeWidth: 1.4, 'aria-hidden': true } as const;

/** A person's badges; empty until there is one. */
export function BadgesCard({ userHash, isOwner }: { userHash: string; isOwner: boolean }) {
  const badges = useQuery(badgesQuery(userHash));
  const earned = badges.data?.badges ?? [];
  if (earned.length === 0 && !isOwner) return null;
  return (
    <ProfileCard id="badges" title="Badges">
      {earned.length > 0 ? (
        <ul className={css.list}>
          {earned.map((badge) => (
            <li key={badge.badgeId} className={css.entry}>
              <div className={css.byline}>
                {badge.icon === 'award' ? <Award {...pen} /> : <Medal {...pen} />}
                <div className={css.names}>
                  <Text as="span">{badge.title}</Text>
                  <Annotation>{displayDate(badge.earnedAt, ownZone())}</Annotation>
                </div>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Text secondary>
          {badges.isError
            ? badges.error.message
            : badges.isPending
              ? 'Looking for badges…'
              : 'A completed course and every 100, 500 and 1,000 credits earn one.'}
        </Text>
      )}
    </ProfileCard>
  );
}
