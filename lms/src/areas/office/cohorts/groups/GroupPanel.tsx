import type { MentorLoad, OfficeGroup } from '@plinth/domain/groups/office-group';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { type ReactNode, useState } from 'react';
import { assignGuide } from '../../../../data/office-groups.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { Panel } from '../../../../parts/Panel/Panel.tsx';
import { useOfficeChange } from '../../list/use-office-change.ts';
import * as css from './groups.css.ts';
import { countText, mentorOptions } from './load-text.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { RenameButton } from './RenameButton.tsx';

type GroupPanelProps = {
  cohortId: string;
  group: OfficeGroup;
  guides: readonly MentorLoad[];
  /** The number of learners a group of this cohort can have. */
  room: number;
  children: ReactNode;
};

/** A group with its guide, its learners and its waiting work. */
export function GroupPanel({ cohortId, group, guides, room, children }: GroupPanelProps) {
  const { groupId, title, guide, learners, openReviews, openQueries } = group;
  const facts = [
    `${countText(learners.length, 'learner')} of ${room}`,
    countText(openReviews, 'open review'),
    countText(openQueries, 'open query', 'open queries'),
  ];
  return (
    <Panel id={`group-${groupId}`} title={title}>
      <div className={css.row}>
        <span className={css.two}>
          <Text strong>{guide ? guide.name : 'No guide yet'}</Text>
          <Annotation>{facts.join(', ')}</Annotation>
        </span>
        <span className={css.actions}>
          <GuideButton cohortId={cohortId} group={group} guides={guides} />
          <RenameButton cohortId={cohortId} group={group} />
          <RemoveButton cohortId={cohortId} group={group} />
        </span>
      </div>
      {children}
    </Panel>
  );
}

function GuideButton({ cohortId, group, guides }: Omit<GroupPanelProps, 'children' | 'room'>) {
  const { groupId, title, guide, learners } = group;
  const [isOpen, setOpen] = useState(false);
  const [guideId, setGuideId] = useState('');
  const seen = guide?.userId ?? null;
  const assign = useOfficeChange(() => assignGuide({ cohortId, groupId }, guideId, seen), {
    said: ({ queries }) => `${title} has its guide. ${countText(queries, 'query', 'queries')} moved along.`,
    onDone: () => setOpen(false),
  });
  return (
    <Dialog
      title={guide ? `Another guide for ${title}` : `A guide for ${title}`}
      open={isOpen}
      onOpenChange={(next) => {
        assign.reset();
        setGuideId('');
        setOpen(next);
      }}
      trigger={
        <Button size="s" aria-label={`${guide ? 'Change' : 'Choose'} guide of ${title}`}>
          {guide ? 'Change guide' : 'Choose guide'}
        </Button>
      }
      footer={
        <Button
          variant="primary"
          disabled={guideId === ''}
          loading={assign.isPending}
          onClick={() => assign.mutate()}
        >
          Assign
        </Button>
      }
    >
      <div className={css.page}>
        <Select
          label="Guide"
          placeholder="Choose a guide"
          value={guideId}
          options={mentorOptions(guides.filter(({ userId }) => userId !== seen))}
          onChange={({ target }) => setGuideId(target.value)}
        />
        <Text secondary>
          {countText(learners.length, 'learner')} and both guides are notified once. Open hand-ins and queries
          of this group go to the new guide; what has been reviewed and answered stays as it is.
        </Text>
        <ErrorBanner error={assign.error} />
      </div>
    </Dialog>
  );
}
