import {
  ANNOUNCEMENT_TITLE_MAX,
  TOLD_STATES,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { writeAnnouncement } from '../../../../data/announcements.ts';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import * as css from '../../list/list.css.ts';
import { useOfficeForm } from '../../list/use-office-form.ts';

type WriteFormProps = { cohortId: string; userId: string; name: string };

/**
 * The form to write to one learner: in the app, and by mail with the next digest if they want that. Input is saved
 * until sent.
 */
export function WriteForm({ cohortId, userId, name }: WriteFormProps) {
  const form = useOfficeForm({
    key: `learner-message:${cohortId}:${userId}`,
    saved: { title: '', text: '' },
    isEmptied: true,
    judge: (draft) =>
      WriteAnnouncement.safeParse({
        ...draft,
        audience: { cohortId, groupId: null, states: [...TOLD_STATES], includesMentors: false, userId },
        publishAt: null,
      }),
    send: (body, intent) => writeAnnouncement({ ...body, announcementId: intent() }),
    isEarlier: ({ announcement }, { title, text }) =>
      announcement.title !== title || announcement.text !== text,
    said: () => `Your message went to ${name}.`,
  });
  return (
    <FormFrame className={css.section} form={form}>
      <TextInput label="Subject of a message" maxLength={ANNOUNCEMENT_TITLE_MAX} {...form.text('title')} />
      <TextArea
        label="Message"
        max={LONG_TEXT_MAX}
        hint={`Only ${name} reads it: in the app, and by email with the next digest where that is wanted.`}
        {...form.text('text')}
      />
      <div>
        <SubmitButton form={form} disabled={form.data === null} label="Send message" />
      </div>
    </FormFrame>
  );
}
