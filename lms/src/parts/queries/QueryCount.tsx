import { Text } from '@plinth/ui/Text';

/** The number of queries in a list, announced again whenever another list has loaded. */
export const QueryCount = ({ total }: { total: number | undefined }) => (
  <div role="status">
    {total !== undefined && (
      <Text as="span" secondary>
        {total === 1 ? '1 query' : `${total} queries`}
      </Text>
    )}
  </div>
);
