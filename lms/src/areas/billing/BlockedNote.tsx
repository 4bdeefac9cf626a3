import { Banner } from '@plinth/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { userCohortsInfoQuery } from '../../data/cohorts-of-user.ts';

/** The courses closed over missing payments, and how they open again. */
export function BlockedNote() {
  const courses = useQuery(userCohortsInfoQuery());
  const titles = (courses.data?.cohorts ?? [])
    .filter(({ state }) => state === 'BLOCKED')
    .map(({ courseTitle }) => courseTitle);
  if (titles.length === 0) return null;
  return (
    <Banner tone="warning" title={`Your access to ${titles.join(' and ')} is blocked`}>
      An instalment is long overdue. Pay what is due below: the course opens again as soon as the payment is
      confirmed, and your work, answers and credits are as you left them. If you cannot pay now, write to us
      first.
    </Banner>
  );
}
