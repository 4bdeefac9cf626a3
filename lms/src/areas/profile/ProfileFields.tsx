import { BIO_MAX, countCharacters } from '@plinth/domain/fields/text';
import type { useForm } from '@plinth/ui/forms/use-form';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import * as css from './profile.css.ts';
import { PROFILE_LABELS, type ProfileDraft, yearsProblem } from './profile-draft.ts';

type ProfileFieldsProps = {
  form: Pick<ReturnType<typeof useForm<ProfileDraft, unknown>>, 'draft' | 'text'>;
  /** Guides must fill in everything, others a name and occupation. */
  isEverythingRequired: boolean;
};

/** The fields of the user's own profile, shared by the popup and the profile page. */
export function ProfileFields({ form, isEverythingRequired }: ProfileFieldsProps) {
  const { draft } = form;
  const field = (name: keyof ProfileDraft, isRequired: boolean) => ({
    ...form.text(name),
    label: PROFILE_LABELS[name],
    required: isRequired,
  });
  return (
    <div className={css.fields}>
      <TextInput autoComplete="given-name" {...field('firstName', true)} />
      <TextInput autoComplete="family-name" {...field('lastName', isEverythingRequired)} />
      <TextInput autoComplete="organization-title" {...field('occupation', true)} />
      <TextInput autoComplete="organization" {...field('currentCompany', isEverythingRequired)} />
      <TextInput
        inputMode="decimal"
        unit="years"
        {...field('years', isEverythingRequired)}
        error={yearsProblem(draft.years)}
      />
      <div className={css.whole}>
        <TextArea
          max={BIO_MAX}
          {...field('bio', isEverythingRequired)}
          error={countCharacters(draft.bio) > BIO_MAX ? `Use at most ${BIO_MAX} characters.` : null}
        />
      </div>
    </div>
  );
}
