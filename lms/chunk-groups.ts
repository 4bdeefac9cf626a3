import type { Plugin } from 'vite';

/**
 * Files that several routes share: modules that are needed together, given by the end of their path or by their folder;
 * their imports are included. A module claimed by two groups goes to the one of higher priority, then to the one above.
 * Otherwise each helper used by a slightly different set of routes becomes a separate file, and a phone requests six at
 * a time.
 */
const together: readonly [name: string, priority: number, modules: readonly string[]][] = [
  // zod is separate: only some later screens run a schema.
  ['schemas', 4, ['/node_modules/zod/', '/domain/src/fields/id.ts']],
  // What every screen, including the sign-in, reads and shows.
  [
    'entry',
    3,
    [
      'rolldown/runtime',
      'preload-helper',
      '/lms/index.html',
      '/lms/src/main.tsx',
      '/modern/useQuery.js',
      '/valtio/esm/react.mjs',
      '/parts/ThemeButton.tsx',
      '/components/IconButton/',
      '/components/Link/',
      '/components/Logo/',
      '/components/VisuallyHidden/',
    ],
  ],
  [
    'signed-in',
    2,
    [
      '/routes/_auth.tsx?',
      '/shell/AuthGate.tsx',
      '/shell/NotificationBell.tsx',
      '/components/Dialog/Dialog.tsx',
      '/components/DimensionLine/',
      '/components/Section/',
      '/components/Skeleton/',
      '/components/StatusChip/',
      '/parts/PageHeading.tsx',
      '/parts/StampChip.tsx',
      '/parts/copy-text.ts',
      '/parts/use-paged-query.ts',
      '/icons/chevron-left.mjs',
      '/icons/chevron-right.mjs',
    ],
  ],
  [
    'cohort',
    1,
    ['/learn/$cohortId.tsx?', '/shell/CohortFrame.tsx', '/parts/PageTitle.tsx', '/QueryPanel.tsx'],
  ],
  [
    'form',
    1,
    [
      '/components/Banner/',
      '/components/Field/',
      '/components/SubmitButton/',
      '/components/TextInput/',
      '/parts/ErrorBanner.tsx',
    ],
  ],
  [
    'days',
    1,
    [
      '/dates/school-day.ts',
      '/dates/slot-time.ts',
      '/dates/zone-offset.ts',
      '/dates/format-day.ts',
      '/dates/display-date.ts',
      '/parts/own-zone.ts',
      '/parts/day-text.ts',
      '/dates/near-day.ts',
    ],
  ],
  ['submit', 1, ['/forms/use-submission.ts', '/modern/useMutation.js', '/parts/save-states.ts']],
  // Content that is loading, is empty or failed to load.
  [
    'states',
    1,
    [
      '/parts/LoadState.tsx',
      '/parts/ProblemNote.tsx',
      '/EmptyState/EmptyState.tsx',
      '/artwork/sheet.ts',
      '/private/use-loaded.ts',
      '/components/Card/',
      '/parts/list-page.css.ts',
    ],
  ],
  ['fields', 0, ['/forms/use-form.ts', '/parts/FormFrame.tsx', '/parts/use-stored-form.ts']],
  [
    'texts',
    0,
    [
      '/fields/clean-text.ts',
      '/fields/clean-line.ts',
      '/fields/text.ts',
      '/fields/is-visible-text.ts',
      '/fields/plain-dashes.ts',
      '/fields/plain-characters.ts',
      '/fields/plain-number.ts',
      '/fields/http-url.ts',
      '/fields/person-name.ts',
    ],
  ],
  ['sign-in', 0, ['/account/EmailField.tsx', '/account/EntryFrame.tsx', '/account/SocialButtons.tsx']],
  ['app', 0, ['/shell/AppFrame.tsx']],
  ['files', 1, ['/components/FileInput/', '/file-endings.ts', '/parts/use-object-url.ts']],
  // A list with its filters, and the pages of the office around them.
  [
    'lists',
    1,
    [
      '/components/ChipTabs/',
      '/components/Chip/',
      '/components/TitleBlock/',
      '/react-router/dist/esm/useLocation.js',
      '/components/Table/',
      '/components/Pagination/',
      '/components/Select/',
      '/components/Checkbox/',
      '/parts/queries/SearchField.tsx',
      '/parts/ListPagination.tsx',
      '/parts/use-last-page.ts',
      '/icons/arrow-up.mjs',
    ],
  ],
  ['downloads', 1, ['/parts/DownloadButton.tsx', '/lms/src/data/documents.ts']],
  ['office', 0, ['/areas/office/OfficePage.tsx', '/areas/office/list/']],
  // What pages of a course show of its steps.
  [
    'learn',
    0,
    [
      '/navigation/content-path.ts',
      '/navigation/page-path.ts',
      '/dashboards/shows-tour.ts',
      '/data/progress.ts',
      '/data/calendar.ts',
      '/data/dashboards.ts',
      '/dates/week-of.ts',
      '/parts/use-room.ts',
      '/parts/step-kind.ts',
      '/outline/course-pages.ts',
      '/outline/continue-from.ts',
      '/session-status-label.ts',
      '/session-label.ts',
      '/due-text.ts',
      '/credit-health.ts',
      '/next-change.ts',
    ],
  ],
];

export const chunkGroups = together.map(([name, priority, modules]) => ({
  name,
  priority,
  test: (id: string) => modules.some((module) => id.includes(module)),
}));

/** Fails the build when a module was renamed or removed, which would otherwise leave its group silently. */
export const namesOfGroupsHold: Plugin = {
  name: 'plinth-names-of-chunk-groups-hold',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const ids = [...this.getModuleIds(), ...chunks];
    const stale = together
      .flatMap(([, , modules]) => modules)
      .filter((module) => !ids.some((id) => id.includes(module)));
    if (stale.length > 0) this.error(`chunk-groups.ts names what the app does not have: ${stale.join(', ')}`);
  },
};
