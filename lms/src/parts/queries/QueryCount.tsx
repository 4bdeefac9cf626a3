import { Text } from '@plinth/ui/Text';

/** How many queries a list has, said anew whenever another list has come. */
export const QueryCount = ({ total }: { total: number | undefined }) => (
  <div role="status">
    {total !== undefined && (
      <Text as="span" size="s" tone="soft">
        {total === 1 ? '1 query' : `${total} queries`}
      </Text>
    )}
  </div>
);
