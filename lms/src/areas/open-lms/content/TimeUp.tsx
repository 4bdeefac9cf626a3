import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { Button } from '@plinth/ui/Button';
import { KeepPanel } from '../KeepPanel.tsx';
import * as css from '../open-lms.css.ts';
import { TimePanel } from '../TimePanel.tsx';

/** Shown instead of a mission once the time is up: an extension, or the course without a limit. */
export function TimeUp({ dashboard }: { dashboard: OpenDashboard }) {
  return (
    <div className={css.skeleton}>
      <title>{`Your time is up | ${__SCHOOL_NAME__}`}</title>
      <TimePanel dashboard={dashboard} heading={1} />
      <KeepPanel />
      <div>
        <Button href="/open-lms">Go to the missions</Button>
      </div>
    </div>
  );
}
