import { NewStaffNote, NOTE_MAX } from '@plinth/domain/people/person-sections';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import { useState } from 'react';
import { writeStaffNote } from '../../../../data/office-people.ts';
import * as css from '../../list/list.css.ts';
import { useOfficeChange } from '../groups/use-office-change.ts';

/** A note about a learner for the colleagues. */
export function NoteForm({ userId, name }: { userId: string; name: string }) {
  const [text, setText] = useState('');
  const judged = NewStaffNote.safeParse({ text });
  const write = useOfficeChange((wanted: string) => writeStaffNote(userId, wanted), {
    said: () => `The note about ${name} is kept.`,
    onDone: () => setText(''),
  });
  return (
    <form
      className={css.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (judged.success && !write.isPending) write.mutate(judged.data.text);
      }}
    >
      <TextArea
        label="Note for colleagues"
        max={NOTE_MAX}
        hint="The person may read it, who can ask for all that is kept of them."
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
          Save note
        </Button>
      </div>
    </form>
  );
}
