import type { OwnReport } from '@plinth/domain/assignments/report';
import { countCharacters } from '@plinth/domain/fields/text';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { removeEntry, submitReport, type TaskAddress, takeDraft } from '../../../data/assignments.ts';
import { EntryRow } from '../../../parts/hand-in/EntryRow.tsx';
import * as css from '../../../parts/hand-in/hand-in.css.ts';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { uploads, uploadsTo } from '../../../stores/uploads.ts';
import { DraftText } from './DraftText.tsx';
import { FilePicker } from './FilePicker.tsx';
import { LinkForm } from './LinkForm.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useDraftWords } from './use-draft-words.ts';

type DraftFormProps = { address: TaskAddress; task: OwnReport; max: number };

/** The next hand-in in preparation: files, links and a short text, all stored on the server until handed in. */
export function DraftForm({ address, task, max }: DraftFormProps) {
  const client = useQueryClient();
  const reason = useId();
  const { list } = useSnapshot(uploads);
  const entries = task.draft?.entries ?? [];
  const onTheirWay = uploadsTo(list, address);
  const words = useDraftWords(address, task.draft?.text ?? '');
  const remove = useMutation({
    mutationFn: (entryId: string) => removeEntry({ ...address, entryId }),
    onSuccess: ({ report }) => takeDraft(address, report),
    onError: (error) => void showToast('error', error.message),
  });
  const submit = useMutation({
    mutationFn: async () => {
      const reportId = task.draft?.reportId ?? '';
      // What is still unsaved is saved first, over what was seen, and exactly that is handed in.
      const isSaved = await words.flush();
      const seen = words.seen.current;
      return submitReport({ ...address, reportId, text: isSaved ? seen : words.text, seen });
    },
    onError: words.meet,
    onSuccess: async () => {
      words.take('');
      void showToast('success', 'Handed in. Your guide will review it.');
      await client.invalidateQueries({ queryKey: ['assignments'] });
      void client.invalidateQueries({ queryKey: ['dashboards'] });
      void client.invalidateQueries({ queryKey: ['progress'] });
    },
  });
  const lost = onTheirWay.find(({ state }) => state === 'lost');
  const missing = lost
    ? `Choose ${lost.name} again, or take it off the list.`
    : onTheirWay.length > 0
      ? 'Wait until your files have arrived, or take them off the list.'
      : entries.length === 0
        ? `Add ${task.uploads === 'FILE' ? 'a file' : task.uploads === 'LINK' ? 'a link' : 'a file or a link'} first.`
        : words.theirs !== null
          ? 'Choose which text to keep first.'
          : countCharacters(words.text) > max
            ? 'Your text is too long.'
            : null;

  return (
    <section className={css.draft} aria-label="Your next hand-in" ref={keepFocus}>
      {task.uploads !== 'LINK' && <FilePicker address={address} />}
      {task.uploads !== 'FILE' && <LinkForm address={address} />}
      {(entries.length > 0 || onTheirWay.length > 0) && (
        <ul className={css.entries} aria-label="In this hand-in">
          {entries.map((entry) => (
            <EntryRow
              key={entry.entryId}
              cohortId={address.cohortId}
              entry={entry}
              onRemove={() => remove.mutate(entry.entryId)}
              isRemoving={remove.isPending && remove.variables === entry.entryId}
            />
          ))}
          {onTheirWay.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <DraftText words={words} max={max} onSettle={submit.reset} />
      <ProblemNote size="m" text={words.theirs === null ? submit.error?.message : null} />
      <div className={css.line}>
        <Button
          variant="primary"
          disabled={missing !== null}
          loading={submit.isPending}
          aria-describedby={missing ? reason : undefined}
          onClick={() => submit.mutate()}
        >
          {task.versions.length > 0 ? 'Hand in again' : 'Hand in'}
        </Button>
        {missing && (
          <Text as="span" secondary id={reason}>
            {missing}
          </Text>
        )}
      </div>
    </section>
  );
}
