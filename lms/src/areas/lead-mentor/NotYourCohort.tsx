import { ApiError } from '@plinth/api-client/api-error';
import { hubPath } from '@plinth/domain/navigation/landing-path';
import { Button } from '@plinth/ui/Button';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useSnapshot } from 'valtio';
import { session } from '../../stores/session.ts';

export const isNotYours = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.status === 403;

type NotYourCohortProps = { error: ApiError; title?: string };

/** Shown to a person who is not a lead mentor of the cohort, or of any. */
export function NotYourCohort({
  error,
  title = 'This is for the cohort’s lead mentors',
}: NotYourCohortProps) {
  const { profile } = useSnapshot(session);
  return (
    <LockedState
      level={1}
      title={title}
      reason={<Text tone="soft">{error.message}</Text>}
      action={<Button href={hubPath(profile?.userData.roles ?? [])}>Go to your hub</Button>}
    />
  );
}
