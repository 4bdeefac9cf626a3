import { UNVERIFIED_EMAIL_BANNER } from '@plinth/domain/hubs/hub-texts';
import { isEmailVerified } from '@plinth/domain/session/is-email-verified';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { api } from '../../data/api.ts';
import { session } from '../../stores/session.ts';

/** Requests a verification mail and opens the page that explains it. */
export function VerifyEmailBanner() {
  const router = useRouter();
  const { profile } = useSnapshot(session);
  const verify = useMutation({
    mutationFn: () => api.auth.sendEmailVerification({}),
    // A mail sent a moment ago is as good as a new one: the page says what to do with either.
    onSettled: () => router.navigate({ href: UNVERIFIED_EMAIL_BANNER.path }),
  });
  if (!profile || isEmailVerified(profile.userData)) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" loading={verify.isPending} onClick={() => verify.mutate()}>
          {UNVERIFIED_EMAIL_BANNER.button}
        </Button>
      }
    >
      {UNVERIFIED_EMAIL_BANNER.text}
    </Banner>
  );
}
