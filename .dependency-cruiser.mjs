// Who may import whom (docs/architecture.md). The rules name folders by pattern, so that a new folder is guarded
// from its first file; scripts/tests/boundaries.test.ts proves with a wrong fixture that they bite.

/** @type {(name: string, why: string, from: object, to: object) => { name: string, [part: string]: unknown }} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Code of ours. */
const ours = '^(packages|apps|e2e|bench|scripts)/'
/** Folders of the server that hold capabilities: neither the platform nor the operator's commands, which read and write files. */
const capability = '^apps/server/src/(?!platform/|import/|seed/)[^/]+/'
/** The server from the ground up: a floor imports what stands below it. The files above the folders import them all. */
const floors = [
  'platform',
  'store',
  'reference',
  'import',
  'outbox',
  'authz',
  'core',
  'office',
  'jobs',
  'seed',
]
/** Packages below both applications, each with what it imports of ours. @type {readonly (readonly [string, readonly string[]])[]} */
const sharedByPages = [
  ['web-client', ['domain', 'contracts', 'messages']],
  ['form', ['domain', 'messages', 'ui']],
  ['case-view', ['domain', 'messages', 'ui']],
  ['content-view', ['contracts', 'domain', 'ui']],
  ['viewer', ['messages', 'ui']],
]
const test = '\\.(test|fixture)\\.tsx?$|/tests/'

export default {
  forbidden: [
    forbid('no-cycles', 'A circle has no first thing to understand', {}, { circular: true }),
    forbid('nothing-unresolved', 'An import must lead somewhere', {}, { couldNotResolve: true }),
    forbid(
      'domain-is-pure',
      'The domain imports zod and nothing else',
      { path: '^packages/domain/', pathNot: test },
      { pathNot: '^packages/domain/|node_modules/zod/' },
    ),
    forbid(
      'contracts-and-messages-know-the-domain',
      'Contracts and messages import the domain and zod',
      { path: '^packages/(contracts|messages)/', pathNot: test },
      { pathNot: '^packages/domain/|^packages/$1/|node_modules/zod/' },
    ),
    forbid(
      'ui-knows-nothing-of-ours',
      'The kit has nothing of the domain inside, but how digits and dates are written',
      { path: '^packages/ui/' },
      {
        path: ours,
        pathNot: '^packages/(ui|domain/src/writing)/',
      },
    ),
    forbid(
      'readability-knows-the-domain',
      'The check of pictures imports the domain and what reads writing',
      { path: '^packages/readability/', pathNot: test },
      { pathNot: '^packages/(domain|readability)/|node_modules/tesseract-wasm/' },
    ),
    ...sharedByPages.map(([name, imported]) =>
      forbid(
        `${name}-imports-what-is-below-it`,
        'A package of the pages imports the packages that are named for it, so that both applications can use it',
        { path: `^packages/${name}/`, pathNot: test },
        { path: ours, pathNot: `^packages/(${[name, ...imported].join('|')})/` },
      ),
    ),
    forbid(
      'applications-stand-alone',
      'Portal, office and server never import each other',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'testing-knows-the-domain',
      'The world builder imports the domain',
      { path: '^packages/testing/', pathNot: test },
      { pathNot: '^packages/(domain|testing)/' },
    ),
    forbid(
      'worlds-are-for-tests-and-the-seed',
      'What people use is not made of demo people',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: `${test}|^packages/testing/|^apps/server/src/seed/` },
      { path: '^packages/testing/' },
    ),
    forbid(
      'page-tests-answer-by-contract',
      'What answers the calls of a page under test knows the contracts and nothing of an application',
      { path: '^packages/page-testing/' },
      { path: ours, pathNot: '^packages/(page-testing|contracts|web-client)/' },
    ),
    forbid(
      'page-testing-is-for-tests',
      'No page that people use is answered by a test',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: `${test}|^packages/page-testing/` },
      { path: '^packages/page-testing/' },
    ),
    forbid(
      'packages-below-apps',
      'A package never imports an application',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    forbid(
      'features-never-import-features',
      'What two features share moves to lib or to a package',
      { path: '^apps/(portal|office)/src/features/([^/]+)/' },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    forbid(
      'features-below-app',
      'Routes import features, never the other way',
      { path: '^apps/(portal|office)/src/(features|lib|request)/' },
      { path: '^apps/$1/src/app/' },
    ),
    forbid(
      'lib-below-features',
      'What everyone uses knows no feature',
      { path: '^apps/(portal|office)/src/(lib|request)/' },
      { path: '^apps/$1/src/features/' },
    ),
    forbid(
      'lib-below-request',
      'What every page uses knows nothing of a request',
      { path: '^apps/portal/src/lib/' },
      { path: '^apps/portal/src/request/' },
    ),
    forbid(
      'request-rooms-run-one-way',
      'Files are saved with the answers: keeping knows nothing of files',
      { path: '^apps/portal/src/request/keeping/' },
      { path: '^apps/portal/src/request/files/' },
    ),
    forbid(
      'keeping-takes-a-form',
      'The room that saves answers takes a form as a value: it knows the engines, and no form by name',
      { path: '^apps/portal/src/request/keeping/', pathNot: test },
      { path: '^packages/domain/src/(?!answers/)|^apps/portal/src/request/application' },
    ),
    forbid(
      'registration-runs-one-way',
      'The page brings the documents in; what they share with the other steps knows neither',
      { path: '^apps/portal/src/features/registration/(?!page/|documents/)' },
      { path: '^apps/portal/src/features/registration/(page|documents)/' },
    ),
    forbid(
      'documents-below-the-page',
      'The page brings the documents in, never the other way',
      { path: '^apps/portal/src/features/registration/documents/' },
      { path: '^apps/portal/src/features/registration/page/' },
    ),
    ...floors
      .slice(0, -1)
      .map((floor, level) =>
        forbid(
          `${floor}-imports-nothing-above`,
          'A floor of the server stands on those below it and knows none above',
          { path: `^apps/server/src/${floor}/` },
          { path: `^apps/server/src/(${floors.slice(level + 1).join('|')})/` },
        ),
      ),
    forbid(
      'files-below-requests',
      'A request names files; files know nothing of who names them',
      { path: '^apps/server/src/core/files/' },
      { path: '^apps/server/src/core/', pathNot: '^apps/server/src/core/files/' },
    ),
    forbid(
      'requests-below-what-builds-on-them',
      'Appeals, results, the ledger and the rest import requests, never the other way',
      { path: '^apps/server/src/core/requests/' },
      {
        path: '^apps/server/src/core/[^/]+/',
        pathNot: '^apps/server/src/core/(requests|files|content|dictionaries|periods)/',
      },
    ),
    forbid(
      'floors-below-the-start',
      'What starts the server knows the floors, never the other way',
      { path: '^apps/server/src/[^/]+/' },
      { path: '^apps/server/src/[^/]+$', pathNot: '^apps/server/src/(errors|config)\\.ts$' },
    ),
    forbid(
      'jobs-ask-use-cases',
      'A job asks the use case, as a route does',
      { path: '^apps/server/src/jobs/' },
      { path: 'repository\\.ts$' },
    ),
    forbid(
      'fixtures-are-for-tests',
      'What people use is not made of examples',
      { path: ours, pathNot: `${test}|^(e2e|bench|scripts)/` },
      { path: '\\.fixture\\.tsx?$' },
    ),
    forbid(
      'repositories-know-the-database-only',
      'SQL only: a repository imports no use case and no route, only what is beside it of the same kind',
      { path: '^apps/server/src/(.*)/[^/]*repository\\.ts$' },
      {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(store/|platform/(database/|clock\\.ts|platform\\.ts|rate-limit\\.ts))',
          '^apps/server/src/$1/[^/]*repository\\.ts$',
        ],
      },
    ),
    forbid(
      'the-world-is-the-platforms',
      'Disk, network and libraries that talk to something are reached through the platform alone',
      { path: capability, pathNot: test },
      {
        path: '.',
        pathNot: '^(packages|apps)/|node_modules/(drizzle-orm|fastify|zod)/|^(node:)?crypto$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'use-cases-keep-to-their-repository',
      'Another capability is asked through its use cases; its tables are its own',
      { path: '^apps/server/src/(outbox|core|authz|office)/([^/]+)/', pathNot: '/repository\\.ts$' },
      {
        path: '^apps/server/src/.*repository\\.ts$',
        pathNot: '^apps/server/src/$1/$2/|^apps/server/src/authz/codes/repository\\.ts$',
      },
    ),
    forbid(
      'only-routers-import-routes',
      'HTTP stands at the top; nothing below knows of it',
      { path: '^apps/server/src/', pathNot: '(app|core-routes|authz-routes|office-routes)\\.ts$' },
      { path: '^apps/server/src/.*routes\\.ts$' },
    ),
    forbid(
      'routes-ask-use-cases',
      'A route talks HTTP and asks its use case, never the database',
      { path: '^apps/server/src/.*routes\\.ts$' },
      { path: '^apps/server/src/(.*repository\\.ts$|platform/database/|store/)' },
    ),
    forbid(
      'core-reaches-authz-by-its-door',
      'Core knows authz only through authz/index.ts',
      { path: '^apps/server/src/(core|office)/' },
      { path: '^apps/server/src/authz/', pathNot: '^apps/server/src/authz/index\\.ts$' },
    ),
    forbid(
      'commands-need-nothing-installed',
      'npm start and npm test run before anything is installed: Node’s own modules only',
      { path: '^scripts/((start|test|check|dev)\\.mjs$|setup/|testing/)' },
      { path: 'node_modules|^(packages|apps|e2e|bench)/' },
    ),
    forbid(
      'product-knows-no-tools',
      'What people use imports nothing that builds, tests or measures it',
      { path: '^(packages|apps)/[^/]+/src/' },
      { path: '^(scripts|bench|e2e)/|/tests/' },
    ),
    forbid(
      'journeys-know-pages-only',
      'A journey knows what a person sees, and the contracts; never how a page or the server is made',
      { path: '^e2e/' },
      // The reader of printed files knows nothing of the server; the samples of the component page are words alone.
      { path: '^apps/', pathNot: '^apps/(server/tests/support/read-pdf|kit/src/words/[a-z]+)\\.ts$' },
    ),
    forbid(
      'no-barrels',
      'Only a package has an entry file',
      { path: ours },
      {
        path: '/index\\.tsx?$',
        pathNot: '^packages/[^/]+/src/index\\.ts$|^apps/server/src/authz/index\\.ts$|node_modules',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Ours alone: most libraries stand in a folder `dist` of their own, and what is excluded no rule sees.
    exclude: { path: '^(packages|apps)/[^/]+/(dist|\\.cache)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main'],
    },
  },
}
