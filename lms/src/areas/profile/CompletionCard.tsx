import { Card } from '@plinth/ui/Card';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { profileCompletionQuery } from '../../data/profile-sections.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import * as css from './profile.css.ts';
import { SECTION_ANCHORS, SECTION_TITLES } from './section-titles.ts';

/** The completeness of the user's own profile, and links to what is missing. */
export function CompletionCard() {
  const completion = useQuery(profileCompletionQuery());
  return (
    <Card as="section" width="fill" labelledBy="completion">
      <div className={css.card}>
        <Heading level={2} size="s" id="completion">
          Profile completion
        </Heading>
        <LoadState
          query={completion}
          loading="Profile completion is loading"
          skeleton={<Skeleton shape="text" />}
        >
          {({ percentage, missing }) => (
            <>
              <DimensionLine label="Profile completion" hideLabel value={percentage} max={100} />
              {missing.length === 0 ? (
                <Text secondary>Every section is filled.</Text>
              ) : (
                <nav aria-labelledby="still-empty">
                  <Text id="still-empty" secondary>
                    Still empty:
                  </Text>
                  <ul className={css.jumps}>
                    {missing.map((section) => (
                      <li key={section}>
                        <Link href={`#${SECTION_ANCHORS[section]}`}>{SECTION_TITLES[section]}</Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </>
          )}
        </LoadState>
      </div>
    </Card>
  );
}
