import { missingGuideProfileFields } from '@plinth/domain/profiles/guide-profile';
import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { saveGuideProfile } from '../../data/profile-sections.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { profileChanged, session } from '../../stores/session.ts';
import { PhotoField } from './media/PhotoField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './profile.css.ts';
import { draftOf, guideProfileOf } from './profile-draft.ts';

/** Opens for an INDUSTRIAL_GUIDE whose profile lacks a required field, and for nobody else (PROFILE-05, ROLE-13). */
export function GuideProfilePopup() {
  const { profile } = useSnapshot(session);
  const [isSaved, setSaved] = useState(false);
  if (!profile || isSaved || !profile.userData.roles.includes('INDUSTRIAL_GUIDE')) return null;
  const userProfile = { ...profile.userProfile, profileMedia: [...profile.userProfile.profileMedia] };
  if (missingGuideProfileFields(userProfile).length === 0) return null;
  return (
    <MandatoryProfile key={userProfile.userHash} userProfile={userProfile} onSaved={() => setSaved(true)} />
  );
}

type MandatoryProfileProps = { userProfile: UserProfile; onSaved: () => void };

/** It cannot be put aside; it closes once the profile is saved, and then the auth status is refreshed (PROFILE-06). */
function MandatoryProfile({ userProfile, onSaved }: MandatoryProfileProps) {
  const formId = useId();
  const { draft, change, forget } = useDraft(`profile:${userProfile.userHash}`, draftOf(userProfile));
  const [media, setMedia] = useState<ProfileMedia[]>(userProfile.profileMedia);
  const hasPhoto = media.some(({ key }) => key === 'WEBSITE_PROFILE');
  const ready = hasPhoto ? guideProfileOf(draft, media) : null;
  const save = useMutation({
    mutationFn: saveGuideProfile,
    onSuccess: () => {
      forget();
      onSaved();
      void profileChanged();
    },
  });
  return (
    <Dialog
      open
      dismissible={false}
      size="l"
      title="Complete your guide profile"
      description="Learners see who reviews their work. Every field is needed before you go on."
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={ready === null}
          loading={save.isPending}
        >
          Submit
        </Button>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !save.isPending) save.mutate(ready);
        }}
      >
        {save.isError && (
          <Banner tone="error" live="alert">
            {save.error.message}
          </Banner>
        )}
        <PhotoField
          name={`${draft.firstName} ${draft.lastName}`}
          media={media}
          required
          isSilent
          onChange={setMedia}
        />
        <ProfileFields draft={draft} onChange={change} isEverythingRequired />
      </form>
    </Dialog>
  );
}
