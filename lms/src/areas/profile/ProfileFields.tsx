import { BIO_MAX, countCharacters } from '@plinth/domain/fields/text';
import { EXPERIENCE_LABEL } from '@plinth/domain/profiles/guide-profile';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import type { ChangeEvent } from 'react';
import * as css from './profile.css.ts';
import { type ProfileDraft, yearsProblem } from './profile-draft.ts';

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
    value: draft[name],
    required: isRequired,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(name, event.target.value),
  });
  return (
    <div className={css.fields}>
      <TextInput label="First name" autoComplete="given-name" {...field('firstName', true)} />
      <TextInput label="Last name" autoComplete="family-name" {...field('lastName', true)} />
      <TextInput label="Occupation" autoComplete="organization-title" {...field('occupation', true)} />
      <TextInput
        label="Company"
        autoComplete="organization"
        {...field('currentCompany', isEverythingRequired)}
      />
      <TextInput
        label={EXPERIENCE_LABEL}
        inputMode="decimal"
        unit="years"
        error={yearsProblem(draft.years)}
        {...field('years', isEverythingRequired)}
      />
      <div className={css.whole}>
        <TextArea
          label="Bio"
          max={BIO_MAX}
          error={countCharacters(draft.bio) > BIO_MAX ? `Use at most ${BIO_MAX} characters.` : null}
          {...field('bio', isEverythingRequired)}
        />
      </div>
    </div>
  );
}
