import {
  ANNOUNCEMENT_TITLE_MAX,
  TOLD_STATES,
  WriteAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { randomId } from '@plinth/ui/forms/random-id';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { writeAnnouncement } from '../../../../data/announcements.ts';
import * as css from '../../list/list.css.ts';
import { useOfficeChange } from '../groups/use-office-change.ts';

type WriteFormProps = { cohortId: string; userId: string; name: string };

/** Writes to one learner: in the app, and by mail with the next digest where they want that. */
export function WriteForm({ cohortId, userId, name }: WriteFormProps) {
  const [announcementId, rename] = useState(randomId);
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const judged = WriteAnnouncement.safeParse({
    title,
    text,
    audience: { cohortId, groupId: null, states: [...TOLD_STATES], includesMentors: false, userId },
    publishAt: null,
  });
  const write = useOfficeChange(writeAnnouncement, {
    said: () => `Your message went to ${name}.`,
    onDone: () => {
      rename(randomId());
      setTitle('');
      setText('');
    },
  });
  return (
    <form
      className={css.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (judged.success && !write.isPending) write.mutate({ ...judged.data, announcementId });
      }}
    >
      <TextInput
        label="Subject of a message"
        maxLength={ANNOUNCEMENT_TITLE_MAX}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label="Message"
        max={LONG_TEXT_MAX}
        hint={`Only ${name} reads it: in the app, and by mail with the next digest where that is wanted.`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {write.error && (
        <Banner tone="error" live="alert">
          {write.error.message}
        </Banner>
      )}
      <div>
        <Button type="submit" disabled={!judged.success} loading={write.isPending}>
          Send message
        </Button>
      </div>
    </form>
  );
}
