import { cohortCan } from '@plinth/domain/cohorts/cohort-can';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { useQuery } from '@tanstack/react-query';
import { cohortQuery } from '../../../data/cohorts.ts';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { LockedPage } from '../../../parts/LockedPage.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
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
  const found = useQuery(cohortQuery(cohortId));
  if (found.data === undefined)
    return found.isError ? (
      <LoadFailure level={1} title="The capstone could not be loaded" query={found} />
    ) : (
      <CapstoneSkeleton />
    );
  const { cohort } = found.data;
  const permit = cohortCan.openCapstone({ cohort, now });
  if (!permit.allowed && !isPreview)
    return (
      <LockedPage title="Capstone" area={area} cohortId={cohortId}>
        {permit.reason}
        {permit.unlocksAt ? ` It opens on ${schoolDay(permit.unlocksAt)}.` : ''}
      </LockedPage>
    );
  if (nodeId !== null) return <PageOfNode key={nodeId} part={part} nodeId={nodeId} />;
  return (
    <div className={css.page}>
      <PageHeading title="Capstone" cohortId={cohortId} />
      <CapstoneStages part={part} cohort={cohort} stageId={stageId} now={now} />
    </div>
  );
}
