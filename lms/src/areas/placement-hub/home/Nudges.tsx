import { Banner } from '@plinth/ui/Banner';
import { Link } from '@plinth/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { placementNudgesQuery } from '../../../data/placement.ts';

/** The reminders for the learner; empty without any or without an answer. */
export function Nudges({ cohortId }: { cohortId: string }) {
  const nudges = useQuery(placementNudgesQuery(cohortId)).data?.nudges ?? [];
  return nudges.map(({ nudgeId, title, text, link }) => (
    <Banner key={nudgeId} title={<Link href={link}>{title}</Link>}>
      {text}
    </Banner>
  ));
}
