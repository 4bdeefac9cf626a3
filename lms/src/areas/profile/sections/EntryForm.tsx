import { ApiError } from '@plinth/api-client/api-error';
import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveEntry } from '../../../data/profile-sections.ts';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import * as css from '../profile.css.ts';
import { useProfileChanged } from '../use-profile-changed.ts';
import { entryDraft, judgeEntry, refusedFields } from './entry-draft.ts';
import { SECTION_FIELDS, type SectionField } from './section-fields.ts';

type EntryFormProps = {
  sectionId: ListSectionId;
  /** The entry to change; null for a new one. */
  entry: { detailId: string } | null;
  onDone: () => void;
};

/** The fields of one entry; what is wrong stands beside its field, and what is typed is kept until it is saved. */
export function EntryForm({ sectionId, entry, onDone }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useProfileChanged();
  const { draft, change, forget } = useDraft(
    `entry:${sectionId}:${entry?.detailId ?? 'new'}`,
    entryDraft(sectionId, entry),
  );
  const [isTried, setTried] = useState(false);
  const judged = judgeEntry(sectionId, draft);
  const save = useMutation({
    mutationFn: (data: Record<string, unknown>) => saveEntry({ sectionId, detailId: entry?.detailId, data }),
    onSuccess: async () => {
      forget();
      void say('success', entry ? 'Your change is saved' : 'Added to your profile');
      await changed();
      onDone();
    },
  });
  const refused = save.error instanceof ApiError ? refusedFields(save.error) : {};
  const problemOf = (name: string) => (isTried ? (judged.problems?.[name] ?? refused[name] ?? null) : null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);

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
    <form
      ref={form}
      className={css.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (judged.data && !save.isPending) save.mutate(judged.data);
        else
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
          );
      }}
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
      {save.isError && (
        <Banner tone="error" live="alert">
          {save.error.message}
        </Banner>
      )}
      <div className={css.foot}>
        <Button type="submit" size="s" loading={save.isPending}>
          Save
        </Button>
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            forget();
            onDone();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
