/** What is in one file. The earlier group has the module; the name is that of the file. */
type ChunkGroup = { name: string; test: RegExp; priority: number };

const anyOf = (...parts: string[]) => new RegExp(parts.join('|'));

/**
 * The files that several routes share. zod stays apart from all: only some later screens run a schema.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'schemas', test: anyOf('node_modules/zod/', 'domain/src/fields/id\\.ts$'), priority: 4 },
  {
    name: 'entry',
    test: anyOf(
      'rolldown/runtime',
      'vite/preload-helper',
      'lms/index\\.html$',
      'lms/src/main\\.tsx$',
      // What every screen, also the sign-in, reads and shows.
      'react-query/build/modern/useQuery\\.js$',
      'valtio/esm/react\\.mjs$',
      'lms/src/parts/ThemeButton\\.tsx$',
      'ui/src/components/(?:IconButton|Link|Logo|VisuallyHidden)/\\w+\\.tsx$',
    ),
    priority: 3,
  },
  {
    name: 'signed-in',
    test: anyOf(
      'lms/src/shell/(?:AuthGate|NotificationBell|use-below)\\.tsx?$',
      'lms/src/parts/(?:use-now|step-kind|outline/(?:continue-from|course-pages|page-path))\\.ts$',
      'domain/src/cohorts/(?:derive-capstone-info|start-date|timeline-time)\\.ts$',
      'ui/src/components/(?:DimensionLine|Skeleton|StatusChip)/\\w+\\.tsx$',
      'lucide-react/dist/esm/icons/x\\.mjs$',
    ),
    priority: 2,
  },
  {
    name: 'cohort',
    test: anyOf(
      'lms/src/shell/CohortFrame\\.tsx$',
      'lms/src/parts/(?:PageTitle|QueryPanel/QueryPanel|format-day)\\.tsx?$',
      // The week of the dashboard and of the calendar.
      'lms/src/areas/learn/calendar/(?:Week(?:Days|Turn)\\.tsx|calendar-path\\.ts)$',
      'lms/src/areas/learn/dashboard/(?:NextSession\\.tsx|due-text\\.ts)$',
      'domain/src/(?:dates/slot-time|progress/credit-health|curriculum/session-status-label)\\.ts$',
      'lucide-react/dist/esm/icons/chevron-(?:left|right)\\.mjs$',
    ),
    priority: 1,
  },
  {
    name: 'form',
    test: anyOf(
      'react-query/build/modern/useMutation\\.js$',
      'ui/src/components/(?:Banner|Field|TextInput)/\\w+\\.tsx$',
    ),
    priority: 1,
  },
  {
    name: 'sign-in',
    test: anyOf('lms/src/areas/account/(?:EmailField|EntryFrame|SocialButtons)\\.tsx$'),
    priority: 0,
  },
];
