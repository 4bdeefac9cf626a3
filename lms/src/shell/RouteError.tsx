import { ApiError } from '@plinth/api-client/api-error';
import { isIgnoredRouteError } from '@plinth/domain/navigation/is-ignored-route-error';
import { Container } from '@plinth/ui/Container';
import { ErrorState } from '@plinth/ui/ErrorState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../parts/lazy-part.ts';
import { refusalText } from '../parts/refusal-text.ts';

const NotFoundPage = lazyPart(async () => (await import('./NotFoundPage.tsx')).NotFoundPage);

/** The screen shown after an error: locked and missing pages say so, everything else offers a retry. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useEffect(resetQueries, [resetQueries]);
  if (error instanceof Error && isIgnoredRouteError(error.message)) return null;
  if (error instanceof ApiError && error.status === 404)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  if (error instanceof ApiError && error.status === 403)
    return (
      <Container width="text" as="main" id="main">
        <LockedState title="This is not open to you" reason={error.message} level={1} />
      </Container>
    );
  return (
    <Container width="text" as="main" id="main">
      <ErrorState
        title="This page could not be loaded"
        level={1}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      >
        <Text>{refusalText(error)}</Text>
      </ErrorState>
    </Container>
  );
}
