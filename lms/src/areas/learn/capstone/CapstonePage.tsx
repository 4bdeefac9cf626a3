import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { cohortQuery } from '../../../data/cohorts.ts';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { PageOfNode } from '../curriculum/CurriculumPage.tsx';
import { CapstoneSkeleton } from './CapstoneSkeleton.tsx';
import { CapstoneStages } from './CapstoneStages.tsx';
import * as css from './capstone.css.ts';

type CapstonePageProps = { part: CurriculumPart; stageId: string | null; nodeId: string | null };

/**
 * The capstone, or one page of it. It is locked until 15 days before its onboarding; a course without a capstone never
 * reaches this page.
 */
export function CapstonePage({ part, stageId, nodeId }: CapstonePageProps) {
  const now = useNow();
  const { cohortId, isPreview, area = 'learn' } = part;
  const { data, error, isError, isFetching, refetch } = useQuery(cohortQuery(cohortId));
  const dashboard = areaPagePath(area, cohortId, 'dashboard');
  if (data === undefined)
    return isError ? (
      <ErrorState
        level={1}
        title="The capstone could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        <Text tone="soft">{error.message}</Text>
      </ErrorState>
    ) : (
      <CapstoneSkeleton />
    );
  const { cohort } = data;
  const permit = cohortCan.openCapstone({ cohort, now });
  if (!permit.allowed && !isPreview)
    return (
      <>
        <PageTitle page="Capstone" cohortId={cohortId} />
        <LockedState
          level={1}
          title="Capstone"
          reason={
            <Text tone="soft">
              {permit.reason}
              {permit.unlocksAt ? ` It opens on ${schoolDay(permit.unlocksAt)}.` : ''}
            </Text>
          }
          action={<Button href={dashboard}>Go to the dashboard</Button>}
        />
      </>
    );
  if (nodeId !== null) return <PageOfNode key={nodeId} part={part} nodeId={nodeId} />;
  return (
    <div className={css.page}>
      <PageTitle page="Capstone" cohortId={cohortId} />
      <Heading level={1} size="l">
        Capstone
      </Heading>
      <CapstoneStages part={part} cohort={cohort} stageId={stageId} now={now} />
    </div>
  );
}
