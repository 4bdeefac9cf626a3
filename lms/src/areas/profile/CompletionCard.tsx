import type { SectionId } from '@plinth/domain/profiles/profile-sections';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Heading } from '@plinth/ui/Heading';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { profileCompletionQuery } from '../../data/profile-sections.ts';
import * as css from './profile.css.ts';
import { SECTION_TITLES } from './section-titles.ts';

const missingText = (missing: readonly SectionId[]): string =>
  missing.length === 0
    ? 'Every section is filled.'
    : `Still empty: ${missing.map((section) => SECTION_TITLES[section].toLowerCase()).join(', ')}.`;

/** How complete the own profile is, and what is missing (API-057). */
export function CompletionCard() {
  const completion = useQuery(profileCompletionQuery());
  return (
    <Card as="section" width="fill" labelledBy="completion">
      <div className={css.card}>
        <Heading level={2} size="s" id="completion">
          Profile completion
        </Heading>
        {completion.data ? (
          <>
            <DimensionLine
              label="Profile completion"
              hideLabel
              value={completion.data.percentage}
              max={100}
            />
            <Text size="s" tone="soft">
              {missingText(completion.data.missing)}
            </Text>
          </>
        ) : completion.isError ? (
          <div role="alert" className={css.foot}>
            <Text size="s" tone="soft">
              {completion.error.message}
            </Text>
            <Button size="s" loading={completion.isFetching} onClick={() => void completion.refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <div role="status" aria-busy="true" aria-label="Profile completion is loading">
            <Skeleton shape="text" />
          </div>
        )}
      </div>
    </Card>
  );
}
