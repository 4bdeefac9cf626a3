/** Who may import whom. A broken rule fails `pnpm lint`. */

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: {
    path: from,
    pathNot: '\\.test\\.tsx?$|/test/|vitest\\.config|/scripts/|/gallery/|vite\\.config|\\.gallery\\.tsx$',
  },
  to: { path: '^(packages|site|lms|e2e)/', pathNot: [from, ...allowed] },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('domain-alone', '^packages/domain/', [], 'domain imports zod, dayjs and libphonenumber-js only'),
    only('contract-domain', '^packages/contract/', ['^packages/domain/'], 'contract imports domain'),
    only(
      'client',
      '^packages/api-client/',
      ['^packages/(contract|domain)/'],
      'api-client imports contract and domain',
    ),
    only(
      'server',
      '^packages/api-server/',
      ['^packages/(contract|domain)/'],
      'api-server imports contract and domain',
    ),
    only('ui-alone', '^packages/ui/', [], 'ui imports React, vanilla-extract and Base UI'),
    only('site', '^site/', ['^packages/(ui|api-client|domain)/'], 'site imports ui, api-client and domain'),
    only('lms', '^lms/', ['^packages/(ui|api-client|domain)/'], 'lms imports ui, api-client and domain'),
    only(
      'school',
      '^packages/school/',
      ['^packages/(api-server|contract|domain)/'],
      'school imports api-server, contract and domain',
    ),
    only(
      'e2e',
      '^e2e/',
      [
        '^packages/(domain|api-client)/',
        '^packages/school/src/seed/people',
        '^packages/school/src/demonstration/measure-course-answers',
        '^packages/api-server/test/start-(bucket-server|leaky-proxy)',
      ],
      'e2e imports domain, the client of the calls, the seeded people, the questions put to the assistant, and the stand-ins of a file service and a network',
    ),
    {
      name: 'domain-three-libraries-only',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: '/node_modules/(zod|dayjs|libphonenumber-js)/' },
    },
    {
      name: 'lms-areas-apart',
      comment: 'routes -> areas -> parts -> data, stores; no area imports another',
      severity: 'error',
      from: { path: '^lms/src/areas/([^/]+)/' },
      to: { path: '^lms/src/areas/', pathNot: '^lms/src/areas/$1/' },
    },
    {
      name: 'lms-downwards',
      severity: 'error',
      from: { path: '^lms/src/(parts|data|stores)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^lms/src/(routes|areas|shell)/' },
    },
    {
      name: 'lms-data-lowest',
      severity: 'error',
      from: { path: '^lms/src/data/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^lms/src/(parts|stores)/' },
    },
    {
      name: 'server-downwards',
      comment: 'routes -> services -> db',
      severity: 'error',
      from: { path: '^packages/api-server/src/(services|db|gateways)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/api-server/src/routes/' },
    },
    {
      name: 'server-db-lowest',
      severity: 'error',
      from: { path: '^packages/api-server/src/db/' },
      to: { path: '^packages/api-server/src/(services|routes|api|app)/' },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:|mdast$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache|\\.astro|drizzle)/|\\.astro$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
