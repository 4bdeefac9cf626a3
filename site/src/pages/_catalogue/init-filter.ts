import { filterCatalogue } from './filter-courses.ts';

filterCatalogue();
