import { Button } from '@plinth/ui/Button';
import { useListSearch } from './use-list-search.ts';

/** The main action of a list, which opens a sheet of this name. */
export function OpenButton({ row, children }: { row: string; children: string }) {
  const { open } = useListSearch();
  return (
    <Button variant="primary" onClick={() => open(row)}>
      {children}
    </Button>
  );
}
