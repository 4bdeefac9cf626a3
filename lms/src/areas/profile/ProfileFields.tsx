import { BIO_MAX, countCharacters } from '@plinth/domain/fields/text';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import type { ChangeEvent } from 'react';
import * as css from './profile.css.ts';
import { PROFILE_LABELS, type ProfileDraft, yearsProblem } from './profile-draft.ts';

type ProfileFieldsProps = {
  draft: ProfileDraft;
  onChange: (name: keyof ProfileDraft, text: string) => void;
  /** Guides must fill everything, others their names and what they do. */
  isEverythingRequired: boolean;
};

/** The fields of the own profile, in the popup and on the profile page alike. */
export function ProfileFields({ draft, onChange, isEverythingRequired }: ProfileFieldsProps) {
  const field = (name: keyof ProfileDraft, isRequired: boolean) => ({
    name,
    label: PROFILE_LABELS[name],
    value: draft[name],
    required: isRequired,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(name, event.target.value),
  });
  return (
    <div className={css.fields}>
      <TextInput autoComplete="given-name" {...field('firstName', true)} />
      <TextInput autoComplete="family-name" {...field('lastName', true)} />
      <TextInput autoComplete="organization-title" {...field('occupation', true)} />
      <TextInput autoComplete="organization" {...field('currentCompany', isEverythingRequired)} />
      <TextInput
        inputMode="decimal"
        unit="years"
        error={yearsProblem(draft.years)}
        {...field('years', isEverythingRequired)}
      />
      <div className={css.whole}>
        <TextArea
          max={BIO_MAX}
          error={countCharacters(draft.bio) > BIO_MAX ? `Use at most ${BIO_MAX} characters.` : null}
          {...field('bio', isEverythingRequired)}
        />
      </div>
    </div>
  );
}
