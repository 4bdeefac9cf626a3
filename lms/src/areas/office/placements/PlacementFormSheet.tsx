import { Link } from '@plinth/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { type PlacementOf, placementFormQuery } from '../../../data/office-placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as own from '../jobs/jobs.css.ts';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { ReopenForm } from './ReopenForm.tsx';

/** One placement form: the learner's answers, to correct here or to reopen for the learner. */
export function PlacementFormSheet({ of, onClose }: { of: PlacementOf; onClose: () => void }) {
  const found = useQuery(placementFormQuery(of));
  const one = found.data?.form;
  return (
    <SideSheet
      title={one ? one.name || one.emailId : 'Placement form'}
      description={one && `${one.cohort}, said ${shortTime(one.updatedAt)}`}
      onClose={onClose}
    >
      <LoadState query={found} what="The form">
        {({ form }) => (
          <div className={own.sections}>
            <Link href={`/office/people/${form.userId}`}>The page of this person</Link>
            <ReopenForm learner={form} reopenedUntil={form.reopenedUntil} />
            <CorrectionForm form={form} />
          </div>
        )}
      </LoadState>
    </SideSheet>
  );
}
