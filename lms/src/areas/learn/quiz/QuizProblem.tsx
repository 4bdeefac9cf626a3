import { ApiError } from '@plinth/api-client/api-error';
import { mapPath, mapTitle } from '@plinth/domain/navigation/page-path';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { SignInButton } from './SignInButton.tsx';

type QuizProblemProps = { error: Error; part: CurriculumPart; isRetrying: boolean; onRetry: () => void };

/** A quiz that is not open, whose session has ended, or that could not be loaded. */
export function QuizProblem({ error, part, isRetrying, onRetry }: QuizProblemProps) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401)
    return (
      <LockedState
        level={1}
        title="Your session has ended"
        reason={<Text tone="soft">What you answered stays where it is. You come back to this quiz.</Text>}
        action={<SignInButton />}
      />
    );
  return status === 403 ? (
    <LockedState
      level={1}
      title="This quiz is not open to you yet"
      reason={<Text tone="soft">{error.message}</Text>}
      action={<Button href={mapPath(part)}>{`Go to the ${mapTitle(part).toLowerCase()}`}</Button>}
    />
  ) : (
    <ErrorState level={1} title="The quiz could not be loaded" onRetry={onRetry} retrying={isRetrying}>
      <Text tone="soft">{error.message}</Text>
    </ErrorState>
  );
}
