import type { ProfileMedia } from '@plinth/domain/profiles/profile-media';
import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { judged } from '@plinth/ui/forms/judged';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { saveGuideProfile } from '../../data/profile-sections.ts';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { useStoredForm } from '../../parts/use-stored-form.ts';
import { profileChanged, session } from '../../stores/session.ts';
import { lacksGuideDetails } from './lacks-guide-details.ts';
import { PhotoField } from './media/PhotoField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './profile.css.ts';
import { draftOf, guideProfileOf } from './profile-draft.ts';

/** Opens only for an INDUSTRIAL_GUIDE whose profile lacks a required field. */
export function GuideProfilePopup() {
  const { profile } = useSnapshot(session);
  const [isSaved, setSaved] = useState(false);
  if (!profile || isSaved) return null;
  const userProfile = { ...profile.userProfile, profileMedia: [...profile.userProfile.profileMedia] };
  if (!lacksGuideDetails(profile.userData.roles, userProfile)) return null;
  return (
    <MandatoryProfile key={userProfile.userHash} userProfile={userProfile} onSaved={() => setSaved(true)} />
  );
}

type MandatoryProfileProps = { userProfile: UserProfile; onSaved: () => void };

/** Cannot be dismissed; it closes once the profile is saved, and then the auth status is refreshed. */
function MandatoryProfile({ userProfile, onSaved }: MandatoryProfileProps) {
  const formId = useId();
  const [media, setMedia] = useState<ProfileMedia[]>(userProfile.profileMedia);
  const form = useStoredForm({
    key: `profile:${userProfile.userHash}`,
    saved: draftOf(userProfile),
    judge: (draft) => {
      const hasPhoto = media.some(({ key }) => key === 'WEBSITE_PROFILE');
      const ready = hasPhoto ? guideProfileOf(draft, media) : null;
      return judged({ form: ready ? null : 'Something is missing' }, ready);
    },
    send: async (ready) => {
      if (ready) await saveGuideProfile(ready);
    },
    onSent: () => {
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
      description="Learners see who reviews their work. Every field is needed before you continue."
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={form.data === null}
          loading={form.isBusy}
        >
          Submit
        </Button>
      }
    >
      <FormFrame id={formId} className={css.form} form={form}>
        <PhotoField
          name={`${form.draft.firstName} ${form.draft.lastName}`.trim()}
          media={media}
          required
          isSilent
          onChange={setMedia}
        />
        <ProfileFields form={form} isEverythingRequired />
      </FormFrame>
    </Dialog>
  );
}
