import type { ListSectionId } from '@plinth/domain/profiles/profile-sections';
import { judged } from '@plinth/ui/forms/judged';
import { Select } from '@plinth/ui/Select';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { saveEntry } from '../../../data/profile-sections.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { EditorForm } from '../EditorForm.tsx';
import * as css from '../profile.css.ts';
import { useProfileChanged } from '../use-profile-changed.ts';
import { useVersionedForm } from '../use-versioned-form.ts';
import { entryDraft, judgeEntry } from './entry-draft.ts';
import { SECTION_FIELDS, type SectionField } from './section-fields.ts';

type EntryFormProps = {
  sectionId: ListSectionId;
  /** The entry to change; null for a new one. */
  entry: { detailId: string; version?: string | undefined } | null;
  onDone: () => void;
};

/** The fields of one entry; problems are shown beside their field, and the draft is saved until the entry is. */
export function EntryForm({ sectionId, entry, onDone }: EntryFormProps) {
  const changed = useProfileChanged();
  const form = useVersionedForm({
    key: `entry:${sectionId}:${entry?.detailId ?? 'new'}`,
    present: entryDraft(sectionId, entry),
    version: entry?.version,
    judge: (draft) => {
      const { data, problems } = judgeEntry(sectionId, draft);
      return judged(problems ?? {}, data ?? {});
    },
    save: (data, version) => saveEntry({ sectionId, detailId: entry?.detailId, data, version }),
    onSaved: async () => {
      void showToast('success', entry ? 'Your change is saved' : 'Added to your profile');
      await changed();
      onDone();
      return undefined;
    },
  });
  const leave = () => {
    form.forget();
    onDone();
  };
  const inputOf = (field: SectionField) => {
    const shared = {
      label: field.label,
      required: field.required,
      hint: field.hint,
      ...form.text(field.name),
    };
    switch (field.kind) {
      case 'area':
        return <TextArea key={field.name} {...shared} max={field.max} />;
      case 'choice':
        return <Select key={field.name} {...shared} placeholder="Choose" options={field.options ?? []} />;
      case 'money':
        return (
          <AmountInput
            key={field.name}
            {...shared}
            currency={form.draft.currency ?? null}
            unit={field.unit}
          />
        );
      default:
        return (
          <TextInput
            key={field.name}
            {...shared}
            type={field.kind === 'month' ? 'month' : field.kind === 'link' ? 'url' : 'text'}
            inputMode={['year', 'whole'].includes(field.kind) ? 'numeric' : undefined}
            placeholder={field.kind === 'link' ? 'https://' : undefined}
            unit={field.unit}
          />
        );
    }
  };

  return (
    <EditorForm
      form={form}
      isRefusalShown={form.conflict !== null}
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
      {form.conflict && (
        <ChangedMeanwhile {...form.conflict} fields={SECTION_FIELDS[sectionId]} onTake={leave} />
      )}
    </EditorForm>
  );
}
