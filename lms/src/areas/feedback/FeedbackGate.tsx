import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { isFeedbackShown } from '@plinth/domain/feedback/is-feedback-shown';
import { Id } from '@plinth/domain/fields/id';
import { cohortLayout } from '@plinth/domain/navigation/cohort-layout';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { FEEDBACK_SENDING, feedbackEventQuery } from '../../data/feedback.ts';
import { lazyPart } from '../../parts/lazy-part.ts';
import { useBelow } from '../../shell/use-below.ts';
import { isFeedbackHandled } from '../../stores/popup.ts';
import { session } from '../../stores/session.ts';

const FeedbackPopup = lazyPart(async () => (await import('./FeedbackPopup.tsx')).FeedbackPopup);

/** Returns the cohort of a screen and the last segment of its path; null for screens without a cohort. */
function placeOf(pathname: string, search: string) {
  const { cohortId, isPreview } = cohortLayout(pathname, search);
  const page = pathname.split('/').filter(Boolean).at(-1);
  if (isPreview || !page || !Id.safeParse(cohortId).success || cohortId === null) return null;
  return { cohortId, page };
}

/** Asks on each screen of a cohort whether there is a form for it, and shows it. */
export function FeedbackGate() {
  const { status } = useSnapshot(session);
  const address = useRouterState({
    select: ({ location: { pathname, searchStr } }) => `${pathname} ${searchStr}`,
  });
  const [pathname = '', search = ''] = address.split(' ');
  const place = placeOf(pathname, search);
  return status === 'signed-in' && place ? (
    <DueForm key={`${place.cohortId} ${place.page}`} {...place} />
  ) : null;
}

/**
 * The forms due on a page, one after the other. A form that is open stays until it is closed, whatever is due by then.
 * One that was closed because it could not be sent is offered again on the next page.
 */
function DueForm({ cohortId, page }: { cohortId: string; page: string }) {
  // Decided on arrival, so that rotating the window takes no form away.
  const [isMobile] = useState(useBelow(BREAKPOINTS.sm));
  const [shown, setShown] = useState<FeedbackEvent | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  const isSending = useIsMutating({ mutationKey: FEEDBACK_SENDING }) > 0;
  const { data } = useQuery(feedbackEventQuery(cohortId, page, isMobile));
  const due = data?.event;
  if (!shown && due && due.eventId !== closedId && !isSending && mayShow(due, isMobile)) setShown(due);
  if (!shown) return null;
  const close = () => {
    setShown(null);
    setClosedId(shown.eventId);
  };
  return (
    <Suspense>
      <FeedbackPopup key={shown.eventId} event={shown} cohortId={cohortId} onClosed={close} />
    </Suspense>
  );
}

const mayShow = ({ eventId, form }: FeedbackEvent, isMobile: boolean): boolean =>
  isFeedbackShown({
    questionCount: form.questions.length,
    isMobile,
    isHandledThisSession: isFeedbackHandled(eventId),
  });
