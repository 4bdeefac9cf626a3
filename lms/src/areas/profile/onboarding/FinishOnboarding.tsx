import { hubPath } from '@plinth/domain/navigation/landing-path';
import { mentorSteps } from '@plinth/domain/profiles/mentor-steps';
import type { Role } from '@plinth/domain/roles/role';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { finishProfile, profileCompletionQuery } from '../../../data/profile-sections.ts';
import { profileChanged } from '../../../stores/session.ts';
import { SECTION_ANCHORS, SECTION_TITLES } from '../section-titles.ts';

type FinishOnboardingProps = {
  /** Only mentors of the school. */
  roles: readonly Role[];
  /** Whether the page shows the steps already. */
  hasSteps?: boolean;
};

/** Ends a mentor's profile onboarding: the remaining forms are optional. Then the hub of the role opens. */
export function FinishOnboarding({ roles, hasSteps = false }: FinishOnboardingProps) {
  const router = useRouter();
  const completion = useQuery(profileCompletionQuery());
  const next = mentorSteps(completion.data?.missing ?? []).find(({ isDone }) => !isDone);
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
        : 'Fill in your details and save them. Education, work, skills and links are optional; you can finish without them.'}
      {!hasSteps && next && (
        <>
          {' '}
          Next: <Link href={`#${SECTION_ANCHORS[next.sectionId]}`}>{SECTION_TITLES[next.sectionId]}</Link>.
        </>
      )}
    </Banner>
  );
}
