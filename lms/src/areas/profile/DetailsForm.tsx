import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { useMutation } from '@tanstack/react-query';
import { saveGuideProfile, saveProfile } from '../../data/profile-sections.ts';
import { say } from '../../parts/say.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { PhotoField } from './media/PhotoField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './profile.css.ts';
import { basicDetailsOf, draftOf, guideProfileOf } from './profile-draft.ts';
import { useProfileChanged } from './use-profile-changed.ts';

type DetailsFormProps = { userProfile: UserProfile; roles: readonly Role[] };

/** The own details: the photo is saved at once, the rest with the button. */
export function DetailsForm({ userProfile, roles }: DetailsFormProps) {
  const isMentor = holdsMentorRole(roles);
  const { profileMedia } = userProfile;
  const { draft, change, forget } = useDraft(`profile:${userProfile.userHash}`, draftOf(userProfile));
  const changed = useProfileChanged();
  const guideProfile = guideProfileOf(draft, profileMedia);
  const basicDetails = basicDetailsOf(draft);
  const canSave = isMentor ? guideProfile !== null : basicDetails !== null;
  const save = useMutation({
    mutationFn: async () => {
      if (isMentor && guideProfile) await saveGuideProfile(guideProfile);
      else if (basicDetails) await saveProfile({ basicDetails });
    },
    onSuccess: () => {
      forget();
      void say('success', 'Your profile is saved');
      return changed();
    },
  });
  const photo = useMutation({
    mutationFn: async (media: typeof profileMedia) => {
      const isRemoval = !media.some(({ key }) => key === 'WEBSITE_PROFILE');
      if (isRemoval) await saveProfile({ profileMedia: media });
    },
    onSuccess: changed,
  });
  const failed = save.error ?? photo.error;
  return (
    <Card as="section" width="fill" labelledBy="details">
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave && !save.isPending) save.mutate();
        }}
      >
        <Heading level={2} size="m" id="details">
          Your details
        </Heading>
        <PhotoField
          name={`${draft.firstName} ${draft.lastName}`}
          media={profileMedia}
          isCropped
          onChange={(media) => photo.mutate(media)}
        />
        <ProfileFields draft={draft} onChange={change} isEverythingRequired={isMentor} />
        {failed && (
          <Banner tone="error" live="alert">
            {failed.message}
          </Banner>
        )}
        <div className={css.foot}>
          <Button type="submit" variant="primary" disabled={!canSave} loading={save.isPending}>
            Save details
          </Button>
        </div>
      </form>
    </Card>
  );
}
