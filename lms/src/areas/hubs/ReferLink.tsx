import { REFER_BANNER, showsReferLink } from '@plinth/domain/hubs/refer-banner';
import { Link } from '@plinth/ui/Link';

type ReferLinkProps = {
  courseCount: number;
  /** Whether an address has a screen; a way that leads nowhere is not offered. */
  isReachable: (path: string) => boolean;
};

/** The quiet way to the referral program, for who has a course (HUB-32). */
export function ReferLink({ courseCount, isReachable }: ReferLinkProps) {
  if (!showsReferLink(courseCount) || !isReachable(REFER_BANNER.path)) return null;
  return (
    <p>
      <Link href={REFER_BANNER.path}>Refer a friend</Link>
    </p>
  );
}
