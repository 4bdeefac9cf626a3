import type { OwnReport } from '@plinth/domain/assignments/report';
import { cleanText } from '@plinth/domain/fields/clean-text';
import { countCharacters } from '@plinth/domain/fields/text';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import {
  removeEntry,
  saveDraft,
  submitReport,
  type TaskAddress,
  takeDraft,
  takeDraftText,
} from '../../../data/assignments.ts';
import { EntryRow } from '../../../parts/hand-in/EntryRow.tsx';
import * as css from '../../../parts/hand-in/hand-in.css.ts';
import { SaveMark } from '../../../parts/SaveMark.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { useAutosave } from '../../../parts/use-autosave.ts';
import { uploads } from '../../../stores/uploads.ts';
import { FilePicker } from './FilePicker.tsx';
import { LinkForm } from './LinkForm.tsx';
import { UploadRow } from './UploadRow.tsx';

type DraftFormProps = { address: TaskAddress; task: OwnReport; max: number };

/** The next hand-in in preparation: files, links and a short text, all stored on the server until handed in. */
export function DraftForm({ address, task, max }: DraftFormProps) {
  const client = useQueryClient();
  const reason = useId();
  const { list } = useSnapshot(uploads);
  const entries = task.draft?.entries ?? [];
  const onTheirWay = list.filter(({ nodeId }) => nodeId === address.nodeId);
  const stored = task.draft?.text ?? '';
  const words = useAutosave({
    key: `${address.cohortId}_${address.nodeId}`,
    stored,
    save: async (text) => {
      const { reportId } = await saveDraft({ ...address, text });
      takeDraftText(address, reportId, text);
    },
  });
  const { text, state, take } = words;
  const seen = useRef(stored);
  // Another device changed the text while nothing here is unsaved. The school trims it: that alone is no change.
  useEffect(() => {
    if (stored === seen.current || state !== 'saved') return;
    seen.current = stored;
    if (cleanText(stored) !== cleanText(text)) take(stored);
  }, [stored, text, state, take]);
  const remove = useMutation({
    mutationFn: (entryId: string) => removeEntry({ ...address, entryId }),
    onSuccess: ({ report }) => takeDraft(address, report),
    onError: (error) => void showToast('error', error.message),
  });
  const submit = useMutation({
    mutationFn: async () => {
      const reportId = task.draft?.reportId ?? '';
      return submitReport({ ...address, reportId, text: words.text });
    },
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
        : countCharacters(words.text) > max
          ? 'Your text is too long.'
          : null;

  return (
    <section className={css.draft} aria-label="Your next hand-in">
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
      <TextArea
        label="A few words for your guide"
        hint="What to look at first, and what you are not sure of."
        max={max}
        value={words.text}
        onChange={(event) => words.change(event.target.value)}
      />
      {(words.state !== 'saved' || words.text !== '') && <SaveMark state={words.state} />}
      {submit.isError && (
        <div role="alert">
          <Text tone="error">{submit.error.message}</Text>
        </div>
      )}
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
          <Text as="span" size="s" tone="soft" id={reason}>
            {missing}
          </Text>
        )}
      </div>
    </section>
  );
}
