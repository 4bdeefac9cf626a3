import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
import { Card } from '@plinth/ui/Card';
import { judged } from '@plinth/ui/forms/judged';
import { Heading } from '@plinth/ui/Heading';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { useMutation } from '@tanstack/react-query';
import { saveGuideProfile, saveProfile } from '../../data/profile-sections.ts';
import { ErrorBanner } from '../../parts/ErrorBanner.tsx';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { PhotoField } from './media/PhotoField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './profile.css.ts';
import {
  basicDetailsOf,
  draftOf,
  guideProfileOf,
  PROFILE_LABELS,
  type ProfileDraft,
} from './profile-draft.ts';
import { useProfileChanged } from './use-profile-changed.ts';
import { useVersionedForm } from './use-versioned-form.ts';

type DetailsFormProps = { userProfile: UserProfile; roles: readonly Role[] };

const NAMES = Object.keys(PROFILE_LABELS) as (keyof ProfileDraft)[];

/** The user's own details: the photo is saved immediately, the rest with the button. */
export function DetailsForm({ userProfile, roles }: DetailsFormProps) {
  const isMentor = holdsMentorRole(roles);
  const { profileMedia, version } = userProfile;
  const changed = useProfileChanged();
  const form = useVersionedForm({
    key: `profile:${userProfile.userHash}`,
    present: draftOf(userProfile),
    version,
    judge: (draft) => {
      const guideProfile = isMentor ? guideProfileOf(draft, profileMedia) : null;
      const basicDetails = isMentor ? null : basicDetailsOf(draft);
      const canSave = guideProfile !== null || basicDetails !== null;
      return judged({ form: canSave ? null : 'Something is missing' }, { guideProfile, basicDetails });
    },
    save: async ({ guideProfile, basicDetails }, seen) => {
      if (guideProfile) return saveGuideProfile({ ...guideProfile, version: seen });
      return basicDetails ? saveProfile({ basicDetails }, { version: seen }) : null;
    },
    onSaved: async (saved) => {
      void showToast('success', 'Your profile is saved');
      await changed();
      return saved?.userProfile.version;
    },
  });
  const photo = useMutation({
    mutationFn: async (media: typeof profileMedia) => {
      const isRemoval = !media.some(({ key }) => key === 'WEBSITE_PROFILE');
      if (isRemoval) await saveProfile({ profileMedia: media });
    },
    onSuccess: changed,
  });
  return (
    <Card as="section" width="fill" labelledBy="details">
      <FormFrame
        className={css.form}
        form={form}
        isRefusalShown={form.conflict !== null}
        footer={
          <div className={css.footer}>
            <SubmitButton form={form} variant="primary" disabled={form.data === null} label="Save details" />
          </div>
        }
      >
        <Heading level={2} size="m" id="details">
          Your details
        </Heading>
        <PhotoField
          name={`${form.draft.firstName} ${form.draft.lastName}`.trim()}
          media={profileMedia}
          isCropped
          onChange={(media) => photo.mutate(media)}
        />
        <ProfileFields form={form} isEverythingRequired={isMentor} />
        <ErrorBanner error={form.failure ? null : photo.error} />
        {form.conflict && (
          <ChangedMeanwhile
            {...form.conflict}
            fields={NAMES.map((name) => ({ name, label: PROFILE_LABELS[name] }))}
          />
        )}
      </FormFrame>
    </Card>
  );
}
