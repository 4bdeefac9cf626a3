import { Button } from '@plinth/ui/Button';

type ShowMoreProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
};

/** The button that loads the next page of a list, if any. */
export const ShowMore = ({ list, label = 'Show more' }: ShowMoreProps) =>
  list.hasNextPage && (
    <Button size="s" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {label}
    </Button>
  );
