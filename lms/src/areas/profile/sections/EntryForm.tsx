import { ApiError } from '@plinth/api-client/api-error';
import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveEntry } from '../../../data/profile-sections.ts';
import { say } from '../../../parts/say.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { EditorForm } from '../EditorForm.tsx';
import * as css from '../profile.css.ts';
import { useProfileChanged } from '../use-profile-changed.ts';
import { useVersionedDraft } from '../use-versioned-draft.ts';
import { entryDraft, judgeEntry, refusedFields } from './entry-draft.ts';
import { SECTION_FIELDS, type SectionField } from './section-fields.ts';

type EntryFormProps = {
  sectionId: ListSectionId;
  /** The entry to change; null for a new one. */
  entry: { detailId: string; version?: string | undefined } | null;
  onDone: () => void;
};

/** The fields of one entry; what is wrong stands beside its field, and what is typed is kept until it is saved. */
export function EntryForm({ sectionId, entry, onDone }: EntryFormProps) {
  const changed = useProfileChanged();
  const present = entryDraft(sectionId, entry);
  const { draft, change, forget, seen, standOn, isBehind, onError } = useVersionedDraft(
    `entry:${sectionId}:${entry?.detailId ?? 'new'}`,
    present,
    entry?.version,
  );
  const [isTried, setTried] = useState(false);
  const judged = judgeEntry(sectionId, draft);
  const save = useMutation({
    mutationFn: (typed: { data: Record<string, unknown>; version: string | undefined }) =>
      saveEntry({ sectionId, detailId: entry?.detailId, ...typed }),
    onError,
    onSuccess: async () => {
      forget();
      void say('success', entry ? 'Your change is saved' : 'Added to your profile');
      await changed();
      onDone();
    },
  });
  const refused = save.error instanceof ApiError ? refusedFields(save.error) : {};
  const problemOf = (name: string) => (isTried ? (judged.problems?.[name] ?? refused[name] ?? null) : null);

  const leave = () => {
    forget();
    onDone();
  };
  const inputOf = (field: SectionField) => {
    const shared = {
      name: field.name,
      label: field.label,
      required: field.required,
      hint: field.hint,
      error: problemOf(field.name),
      value: draft[field.name] ?? '',
      onChange: ({ target }: { target: { value: string } }) => change(field.name, target.value),
    };
    switch (field.kind) {
      case 'area':
        return <TextArea key={field.name} {...shared} max={field.max} />;
      case 'choice':
        return <Select key={field.name} {...shared} placeholder="Choose" options={field.options ?? []} />;
      default:
        return (
          <TextInput
            key={field.name}
            {...shared}
            type={field.kind === 'month' ? 'month' : field.kind === 'link' ? 'url' : 'text'}
            inputMode={
              field.kind === 'money'
                ? 'decimal'
                : ['year', 'whole'].includes(field.kind)
                  ? 'numeric'
                  : undefined
            }
            placeholder={field.kind === 'link' ? 'https://' : undefined}
            unit={field.unit}
          />
        );
    }
  };

  return (
    <EditorForm
      typed={judged.data && { data: judged.data, version: seen }}
      send={save}
      onTry={() => setTried(true)}
      isRefusalShown={isBehind(save.error)}
      action="Save"
      cancel="Cancel"
      onCancel={leave}
    >
      <div className={css.fields}>
        {SECTION_FIELDS[sectionId].map((field) => (
          <div
            key={field.name}
            className={field.kind === 'area' || field.kind === 'link' ? css.whole : undefined}
          >
            {inputOf(field)}
          </div>
        ))}
      </div>
      {isBehind(save.error) && (
        <ChangedMeanwhile
          fields={SECTION_FIELDS[sectionId]}
          mine={draft}
          theirs={present}
          onKeep={() => {
            standOn(entry?.version);
            if (judged.data) save.mutate({ data: judged.data, version: entry?.version });
          }}
          onTake={leave}
        />
      )}
    </EditorForm>
  );
}
