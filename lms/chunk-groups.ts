/**
 * The files that several routes share, each named by modules that are always needed together; what they import comes
 * along. The file of the highest priority has the module. zod stays apart: only some later screens run a schema.
 */
export const chunkGroups = [
  { name: 'schemas', test: /node_modules\/zod\/|domain\/src\/fields\/id\.ts$/, priority: 4 },
  {
    // What every screen, also the sign-in, reads and shows.
    name: 'entry',
    test: /rolldown\/runtime|preload-helper|lms\/(?:index\.html|src\/main\.tsx)$|modern\/useQuery\.js$|valtio\/esm\/react\.mjs$|parts\/ThemeButton\.tsx$|components\/(?:IconButton|Link|Logo|VisuallyHidden)\//,
    priority: 3,
  },
  {
    name: 'signed-in',
    test: /shell\/(?:AuthGate|NotificationBell)\.tsx$|components\/(?:DimensionLine|Skeleton|StatusChip)\//,
    priority: 2,
  },
  { name: 'cohort', test: /\/(?:CohortFrame|PageTitle|QueryPanel)\.tsx$/, priority: 1 },
  { name: 'form', test: /components\/(?:Banner|Field|TextInput)\//, priority: 1 },
  { name: 'sign-in', test: /account\/(?:EmailField|EntryFrame|SocialButtons)\.tsx$/, priority: 0 },
];
