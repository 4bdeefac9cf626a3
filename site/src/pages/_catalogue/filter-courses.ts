import {
  parseCatalogueFilter,
  passesFilter,
  startMonth,
  withCatalogueFilter,
} from '@plinth/domain/catalog/filter-catalogue';
import { NEXT_COHORTS_EVENT } from '../../parts/next-cohorts-event.ts';

/**
 * Filters the catalogue by subject and start month; the address always reflects what is shown, so that it can be
 * shared. Months are known once the cohort dates are loaded; before that, and without dates, every month counts.
 */
export function filterCatalogue(): void {
  const form = document.querySelector<HTMLFormElement>('[data-catalogue-filter]');
  const subject = form?.querySelector<HTMLSelectElement>('[name=subject]');
  const start = form?.querySelector<HTMLSelectElement>('[name=start]');
  const none = document.querySelector<HTMLElement>('[data-catalogue-none]');
  const count = form?.querySelector('[data-catalogue-count]');
  if (!form || !subject || !start || !none || !count) return;
  const courses = [...document.querySelectorAll<HTMLElement>('[data-course]')].map((row) => ({
    row,
    subjects: (row.dataset.subjects ?? '').split(' '),
    date: row.querySelector('time'),
  }));
  /** Set once the dates are loaded. */
  let monthNames: readonly string[] | null = null;
  const monthName = (month: string) => `${monthNames?.[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

  const show = () => {
    const asked = parseCatalogueFilter(location.search);
    const filter = { ...asked, start: monthNames && asked.start };
    if (filter.start && ![...start.options].some(({ value }) => value === filter.start))
      start.add(new Option(monthName(filter.start), filter.start));
    subject.value = asked.subject ?? '';
    start.value = filter.start ?? '';
    for (const { row, subjects, date } of courses)
      row.hidden = !passesFilter({ subjects, nextCohortDate: date?.dateTime || null }, filter);
    const seen = courses.filter(({ row }) => !row.hidden).length;
    none.hidden = seen > 0;
    count.textContent = `${seen} of ${courses.length} courses`;
  };
  const choose = (search: string) => {
    history.replaceState(null, '', location.pathname + search);
    show();
  };

  form.addEventListener('change', () =>
    choose(
      withCatalogueFilter(
        location.search,
        parseCatalogueFilter(`?subject=${subject.value}&start=${start.value}`),
      ),
    ),
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('[data-catalogue-clear]')?.addEventListener('click', () => {
    choose(withCatalogueFilter(location.search, { subject: null, start: null }));
    subject.focus();
  });
  document.addEventListener(NEXT_COHORTS_EVENT, (event) => {
    monthNames = (event as CustomEvent<readonly string[]>).detail;
    const months = courses.flatMap(({ date }) => startMonth(date?.dateTime || null) ?? []);
    for (const month of [...new Set(months)].sort()) start.add(new Option(monthName(month), month));
    show();
  });
  form.dataset.ready = '';
  show();
}
