import { Pagination } from './Pagination.tsx';

export const states = {
  'on the first page': <Pagination label="Jobs" page={1} pages={9} onPage={() => undefined} />,
  'in the middle': <Pagination label="Jobs" page={5} pages={9} onPage={() => undefined} />,
  'on the last of two': <Pagination label="Jobs" page={2} pages={2} onPage={() => undefined} />,
};
