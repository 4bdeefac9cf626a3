import type { HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import type { Capability } from '@plinth/domain/staff/capability';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { riskText } from '../../../../parts/cohort-health/risk-texts.ts';
import { Figures } from '../../../../parts/Figures/Figures.tsx';
import * as css from '../../list/list.css.ts';
import { SideSheet } from '../../list/SideSheet.tsx';
import { shortTime } from '../../list/short-time.ts';
import { useOfficeChanged } from '../../list/use-office-changed.ts';
import { NewNote } from '../../people/NewNote.tsx';
import { GroupForm } from './GroupForm.tsx';
import { WriteForm } from './WriteForm.tsx';

type LearnerSheetProps = {
  cohortId: string;
  learner: HealthLearner;
  groups: readonly { groupId: string; title: string }[];
  capabilities: readonly Capability[];
  onClose: () => void;
};

/** The state of one learner, and what can be done: note, write, move to another group, open the person. */
export function LearnerSheet({ cohortId, learner, groups, capabilities, onClose }: LearnerSheetProps) {
  const { userId, name, risks } = learner;
  const changed = useOfficeChanged();
  return (
    <SideSheet
      title={name}
      description={risks.length === 0 ? 'Not at risk.' : 'At risk, for the reasons below.'}
      onClose={onClose}
      footer={
        capabilities.includes('people.read') && (
          <Button href={`/office/people/${userId}`}>Open the page of this person</Button>
        )
      }
    >
      <div className={css.part}>
        {risks.length > 0 && (
          <div className={css.actions}>
            {risks.map((risk) => (
              <StatusChip key={risk.reason} tone="warning">
                {riskText(risk)}
              </StatusChip>
            ))}
          </div>
        )}
        <Figures
          figures={[
            ['Progress', `${learner.progress} of ${learner.planned} %`],
            ['Attendance', `${learner.attendance.attended} of ${learner.attendance.recorded}`],
            ['Late hand-ins', learner.handInsLate],
            ['Open queries', learner.openQueries],
          ]}
        />
        <Text secondary>
          {learner.lastSeenAt ? `Last seen ${shortTime(learner.lastSeenAt)}.` : 'Never seen here.'}
        </Text>
        {capabilities.includes('people.read') && (
          <NewNote
            userId={userId}
            label="Note for colleagues"
            onSent={() => changed(`Note about ${name} saved.`)}
          />
        )}
        {capabilities.includes('announcements.write') && (
          <WriteForm cohortId={cohortId} userId={userId} name={name} />
        )}
        {capabilities.includes('cohorts.manage') && (
          <GroupForm
            cohortId={cohortId}
            userId={userId}
            groupId={learner.group?.groupId ?? null}
            groups={groups}
          />
        )}
      </div>
    </SideSheet>
  );
}
