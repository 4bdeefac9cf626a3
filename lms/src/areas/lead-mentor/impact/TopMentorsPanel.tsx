import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Link } from '@plinth/ui/Link';
import { Section } from '@plinth/ui/Section';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { topMentorsQuery } from '../../../data/impact.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './impact.css.ts';

/** The mentors who did most of each kind of work in the past year. */
export function TopMentorsPanel() {
  const top = useQuery(topMentorsQuery());
  return (
    <QueryPanel
      title="Top mentors by category"
      note={<Annotation>the last twelve months</Annotation>}
      query={top}
      skeleton={['a', 'b', 'c', 'd'].map((row) => <Skeleton key={row} shape="row" />)}
    >
      {({ categories }) =>
        categories.length === 0 ? (
          <Text tone="soft">No mentors’ work was recorded in the last twelve months.</Text>
        ) : (
          <div className={css.categories}>
            {categories.map(({ category, mentors }) => (
              <Section key={category} className={css.category} level={3} title={EARNING_TITLES[category]}>
                <ol className={css.places}>
                  {mentors.map(({ userHash, firstName, lastName, photo, value, rank }) => {
                    const name = `${firstName} ${lastName}`.trim();
                    return (
                      <li key={userHash} className={css.place}>
                        <span className={css.value}>{rank}</span>
                        <Avatar name={name} src={photo} size="s" decorative />
                        <Link href={`/user-profile?userHash=${encodeURIComponent(userHash)}`}>{name}</Link>
                        <span className={css.value}>{value}</span>
                      </li>
                    );
                  })}
                </ol>
              </Section>
            ))}
          </div>
        )
      }
    </QueryPanel>
  );
}
