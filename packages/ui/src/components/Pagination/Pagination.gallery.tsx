import { Pagination } from './Pagination.tsx';

export const states = {
  'in the middle': <Pagination label="Jobs" page={5} pages={9} onPage={() => undefined} />,
};
