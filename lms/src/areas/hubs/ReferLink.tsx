import { REFER_BANNER, showsReferLink } from '@plinth/domain/hubs/refer-banner';
import { Link } from '@plinth/ui/Link';

/** An unobtrusive link to the referral program, for people with a course. */
export function ReferLink({ courseCount }: { courseCount: number }) {
  if (!showsReferLink(courseCount)) return null;
  return (
    <p>
      <Link href={REFER_BANNER.path}>Refer a friend</Link>
    </p>
  );
}
