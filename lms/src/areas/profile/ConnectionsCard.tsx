import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { leadConnectionsQuery } from '../../data/profile-sections.ts';
import { ownZone } from '../../parts/own-zone.ts';
import { ProfileCard } from './ProfileCard.tsx';
import * as css from './profile.css.ts';

/** Future learners who ask the owner what the course is like: first names only (API-058). */
export function ConnectionsCard() {
  const list = useInfiniteQuery(leadConnectionsQuery());
  const all = list.data?.pages.flatMap(({ connections }) => connections) ?? [];
  if (all.length === 0) return null;
  return (
    <ProfileCard id="vouch" title="They ask you to vouch">
      <Text size="s" tone="soft">
        People who think about your course and want to hear from someone in it. You see their first name and
        what they ask; addresses stay with the school.
      </Text>
      <ul className={css.list}>
        {all.map((connection) => (
          <li key={connection.connectionId} className={css.entry}>
            <Text as="span">{connection.firstName}</Text>
            <Annotation>{displayDate(connection.createdAt, ownZone())}</Annotation>
            {connection.message && <span className={css.prose}>{connection.message}</span>}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button size="s" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </ProfileCard>
  );
}
