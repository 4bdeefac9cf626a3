import {
  ANNOUNCEMENT_TITLE_MAX,
  type Audience,
  type OfficeAnnouncement,
  TOLD_STATES,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { instantAt } from '@plinth/domain/dates/instant-at';
import type { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Checkbox } from '@plinth/ui/Checkbox';
import { Select } from '@plinth/ui/Select';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { audiencePreviewQuery, writeAnnouncement } from '../../../data/announcements.ts';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { ownZoneText } from '../../../parts/own-zone-text.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { FormSheet } from '../list/FormSheet.tsx';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { RoleBoxes } from '../staff/RoleBoxes.tsx';
import { LEARNER_STATE_TEXTS, peopleText } from './announcement-texts.ts';
import * as own from './announcements.css.ts';

type Draft = {
  title: string;
  text: string;
  /** Empty for the whole school. */
  cohortId: string;
  /** Empty for the whole cohort. */
  groupId: string;
  states: OfficePlaceState[];
  includesMentors: boolean;
  /** YYYY-MM-DD in the user's time zone; empty for now. */
  day: string;
  /** HH:MM in the user's time zone. */
  time: string;
};

type WriteSheetProps = {
  isOpen: boolean;
  cohorts: readonly {
    cohortId: string;
    name: string;
    groups: readonly { groupId: string; title: string }[];
  }[];
  onClose: () => void;
};

const EMPTY: Draft = {
  title: '',
  text: '',
  cohortId: '',
  groupId: '',
  states: [...TOLD_STATES],
  includesMentors: true,
  day: '',
  time: '09:00',
};

const publishAtOf = ({ day, time }: Draft): string | null => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return day ? instantAt(ownZone(), day, hour, minute) : null;
};
const audienceOf = ({ cohortId, groupId, states, includesMentors }: Draft) => ({
  cohortId: cohortId || null,
  groupId: groupId || null,
  states,
  includesMentors,
  userId: null,
});

/** Whether an announcement is not due at the time wanted; one already published was due then or earlier. */
const isDueOtherwise = ({ state, publishAt: known }: OfficeAnnouncement, wanted: string | null): boolean => {
  const due = wanted === null ? 0 : Date.parse(wanted);
  return state === 'SCHEDULED' ? Date.parse(known) !== due : Date.parse(known) < due;
};
const isForOthers = (known: Audience, wanted: Audience): boolean =>
  known.cohortId !== wanted.cohortId ||
  known.groupId !== wanted.groupId ||
  known.includesMentors !== wanted.includesMentors ||
  known.states.length !== wanted.states.length ||
  known.states.some((state) => !wanted.states.includes(state));

/**
 * The form for an announcement, which shows how many people it reaches before it is sent. Input is saved until sent.
 */
export function WriteSheet({ isOpen, cohorts, onClose }: WriteSheetProps) {
  const changed = useOfficeChanged();
  const client = useQueryClient();
  const form = useStoredForm({
    key: 'announcement',
    saved: EMPTY,
    isEmptied: true,
    judge: (draft: Draft) =>
      WriteAnnouncement.safeParse({
        title: draft.title,
        text: draft.text,
        audience: audienceOf(draft),
        publishAt: publishAtOf(draft),
      }),
    send: (body, intent) => writeAnnouncement({ ...body, announcementId: intent() }),
    isEarlier: ({ announcement }, body) =>
      announcement.title !== body.title ||
      announcement.text !== body.text ||
      isForOthers(announcement.audience, body.audience) ||
      isDueOtherwise(announcement, body.publishAt),
    // An announcement whose answer was lost may be there all the same.
    onFailure: () => void client.invalidateQueries({ queryKey: ['office', 'announcements'] }),
    onSent: async ({ announcement }) => {
      onClose();
      await changed(
        announcement.told === null
          ? 'The announcement goes out at its time.'
          : `The announcement went to ${peopleText(announcement.told)}.`,
      );
    },
  });
  const { draft } = form;
  const preview = useQuery({ ...audiencePreviewQuery(audienceOf(draft)), enabled: isOpen });
  const groups = cohorts.find(({ cohortId }) => cohortId === draft.cohortId)?.groups ?? [];
  return (
    <FormSheet
      title="Write an announcement"
      description="It cannot be changed afterwards, only withdrawn."
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      action={draft.day ? 'Schedule it' : `Send to ${preview.data ? peopleText(preview.data.people) : '…'}`}
    >
      <TextInput label="Title" required maxLength={ANNOUNCEMENT_TITLE_MAX} {...form.text('title')} />
      <TextArea label="Text" required rows={8} max={LONG_TEXT_MAX} {...form.text('text')} />
      <Select
        label="For"
        value={draft.cohortId}
        options={[
          { value: '', label: 'The whole school' },
          ...cohorts.map(({ cohortId, name }) => ({ value: cohortId, label: name })),
        ]}
        onChange={({ target }) => {
          form.change('cohortId', target.value);
          form.change('groupId', '');
        }}
      />
      {groups.length > 0 && (
        <Select
          label="Group"
          value={draft.groupId}
          error={form.problemOf('audience.groupId')}
          options={[
            { value: '', label: 'Every group' },
            ...groups.map(({ groupId, title }) => ({ value: groupId, label: title })),
          ]}
          onChange={({ target }) => form.change('groupId', target.value)}
        />
      )}
      <RoleBoxes
        legend="Learners who are"
        options={optionsOf(LEARNER_STATE_TEXTS, TOLD_STATES)}
        chosen={draft.states}
        error={form.problemOf('audience.states')}
        onChange={(states) => form.change('states', states)}
      />
      <Checkbox
        label="Their guides and lead mentors too"
        checked={draft.includesMentors}
        onChange={({ target }) => form.change('includesMentors', target.checked)}
      />
      <div className={own.pair}>
        <TextInput
          label="On (empty: now)"
          type="date"
          value={draft.day}
          error={form.problemOf('publishAt')}
          onChange={({ target }) => form.change('day', target.value)}
        />
        <TextInput
          label={`At (${ownZoneText()})`}
          type="time"
          value={draft.time}
          onChange={({ target }) => form.change('time', target.value)}
        />
      </div>
      <div role="status">
        {preview.data && (
          <Text secondary>
            Reaches {peopleText(preview.data.people)} at present, {preview.data.byMail} of them by email as
            well, with their next daily digest.
          </Text>
        )}
      </div>
    </FormSheet>
  );
}
