import { hubPath } from '@plinth/domain/navigation/landing-path';
import type { Role } from '@plinth/domain/roles/role';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { finishProfile } from '../../data/profile-sections.ts';
import { profileChanged } from '../../stores/session.ts';

/** Ends a mentor's profile onboarding: the forms that are left are optional (API-016). Then the hub of the role opens. */
export function FinishOnboarding({ roles }: { roles: readonly Role[] }) {
  const router = useRouter();
  const finish = useMutation({
    mutationFn: finishProfile,
    onSuccess: async () => {
      await profileChanged();
      await router.navigate({ href: hubPath(roles) });
    },
  });
  return (
    <Banner
      tone={finish.isError ? 'error' : 'info'}
      live="status"
      title="Your onboarding is not finished"
      action={
        <Button loading={finish.isPending} onClick={() => finish.mutate()}>
          Finish and go to the hub
        </Button>
      }
    >
      {finish.isError
        ? finish.error.message
        : 'Fill in your details below and save them. Education, work, skills and links are optional; you can finish without them.'}
    </Banner>
  );
}
