import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { cohortGroupsQuery } from '../../../../data/office-groups.ts';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { Panel } from '../../../../parts/Panel/Panel.tsx';
import { ArrangeSheet } from './ArrangeSheet.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import * as css from './groups.css.ts';
import { LearnerBoxes } from './LearnerBoxes.tsx';
import { countText, reachText } from './load-text.ts';
import { MentorsPanel } from './MentorsPanel.tsx';
import { MoveBar } from './MoveBar.tsx';
import { RoomButton } from './RoomButton.tsx';
import { UnseatedPanel } from './UnseatedPanel.tsx';

/** The groups of a cohort: creating and filling them, assigning guides, and the learners in none. */
export function GroupsTab({ cohortId }: { cohortId: string }) {
  const query = useQuery(cohortGroupsQuery(cohortId));
  const [isArranging, setArranging] = useState(false);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const turn = useCallback(
    (userId: string, isChosen: boolean) =>
      setTicked((before) => (isChosen ? [...before, userId] : before.filter((one) => one !== userId))),
    [],
  );
  const { groups: present = [], unplaced: others = [] } = query.data ?? {};
  const here = new Set(
    [...present.flatMap(({ learners }) => learners), ...others].map(({ userId }) => userId),
  );
  // Who has left the cohort has no box to clear, and must not hold up the others.
  const chosen = ticked.filter((userId) => here.has(userId));
  return (
    <LoadState query={query} loading="The groups are loading">
      {({ groups, unplaced, mentors, unseated, unseatedTotal, groupSize }) => (
        <div className={css.page}>
          <div className={css.actions}>
            <Button onClick={() => setArranging(true)}>Create or rebalance groups</Button>
            <RoomButton cohortId={cohortId} groups={groups} />
            <Text secondary>
              Learners who pay join the fullest group with room and a nearby time zone. A group holds{' '}
              {groupSize}.
            </Text>
          </div>
          {unseated.length > 0 && (
            <UnseatedPanel cohortId={cohortId} payers={unseated} total={unseatedTotal} />
          )}
          {chosen.length > 0 && (
            <MoveBar cohortId={cohortId} groups={groups} chosen={chosen} onMoved={() => setTicked([])} />
          )}
          {unplaced.length > 0 && (
            <Panel id="in-no-group" title={`In no group: ${countText(unplaced.length, 'learner')}`}>
              <Text secondary>{reachText(mentors)}</Text>
              <LearnerBoxes learners={unplaced} chosen={chosen} onTurn={turn} />
            </Panel>
          )}
          {groups.length === 0 && unplaced.length === 0 && <Text>This cohort has no learners yet.</Text>}
          <div className={css.groups}>
            {groups.map((group) => (
              <GroupPanel
                key={group.groupId}
                cohortId={cohortId}
                group={group}
                room={groupSize}
                guides={mentors.filter(({ role }) => role === 'INDUSTRIAL_GUIDE')}
              >
                <LearnerBoxes learners={group.learners} chosen={chosen} onTurn={turn} />
              </GroupPanel>
            ))}
          </div>
          <MentorsPanel cohortId={cohortId} mentors={mentors} />
          <ArrangeSheet cohortId={cohortId} isOpen={isArranging} onClose={() => setArranging(false)} />
        </div>
      )}
    </LoadState>
  );
}
