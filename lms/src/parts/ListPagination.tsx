import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { Pagination, type PaginationProps } from '@plinth/ui/Pagination';

type ListPaginationProps = Omit<PaginationProps, 'pages'> & {
  /** The number of entries; undefined until it is known. */
  total: number | undefined;
};

/** The pages of a list, each of as many entries as a call returns. */
export const ListPagination = ({ total = 0, ...pagination }: ListPaginationProps) => (
  <Pagination {...pagination} pages={Math.ceil(total / PAGE_SIZE)} />
);
