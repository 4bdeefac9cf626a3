import { Skeleton } from '@plinth/ui/Skeleton';

/** The shape of one thing that is read while it loads: its title, its facts and its text. */
export const ArticleSkeleton = () => (
  <>
    <Skeleton shape="heading" width="most" />
    <Skeleton shape="annotation" width="half" />
    <Skeleton shape="block" />
  </>
);
