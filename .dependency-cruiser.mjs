// The rules of who may import whom (docs/architecture.md). They name folders by pattern, so that they also check a new
// folder. scripts/tests/boundaries.test.ts proves with a fixture for each rule that it finds a wrong import.

/** @type {(name: string, why: string, from: object, to: object) => { name: string, [part: string]: unknown }} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** All code of this repository. */
const ours = '^(packages|apps|e2e|bench|scripts)/'
/** All folders of the server except the platform and the operator's commands, which read and write files. */
const capability = '^apps/server/src/(?!platform/|import/|seed/)[^/]+/'
/** The layers of the server, the lowest first. A layer imports only layers below it. The files beside them import all. */
const layers = [
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
/** Packages that both applications use, each with the packages that it may import. @type {readonly (readonly [string, readonly string[]])[]} */
const sharedByPages = [
  ['web-client', ['domain', 'contracts', 'messages']],
  ['form', ['domain', 'messages', 'ui']],
  ['case-view', ['domain', 'messages', 'ui']],
  ['content-view', ['contracts', 'domain', 'ui']],
  ['viewer', ['messages', 'ui']],
]
const test = '\\.(test|fixture)\\.tsx?$|/tests/'

/**
 * The folders of the domain, and of the two large layers of the server, in floors, the lowest first. A folder imports
 * only folders on lower floors, so that no folders import one another in a circle. A new folder is put on a floor.
 * @type {readonly { readonly name: string, readonly root: string, readonly floors: readonly (readonly string[])[] }[]}
 */
export const buildings = [
  {
    name: 'domain',
    root: 'packages/domain/src',
    floors: [
      ['evidence', 'import', 'jobs', 'ledger', 'locality', 'time', 'writing'],
      ['identity'],
      ['answers'],
      ['eligibility', 'login', 'status', 'survey'],
      ['content', 'institution-list', 'payment', 'staff'],
      ['application', 'outbox'],
      ['bank-fix', 'content-editing', 'erasure', 'score'],
      ['appeal', 'second-look', 'what-if'],
      ['period', 'uploads'],
      ['open-numbers', 'result', 'review'],
      ['letter', 'queue'],
      ['dashboard', 'release', 'trail'],
    ],
  },
  {
    name: 'core',
    root: 'apps/server/src/core',
    floors: [
      ['content', 'dictionaries', 'faq', 'files', 'open-numbers', 'periods', 'settings', 'time'],
      ['eligibility', 'requests'],
      ['appeals', 'ledger', 'legal', 'support', 'survey', 'user'],
      ['bank-fix', 'correction-reminders', 'personal-area', 'results'],
      ['erasure', 'key-rotation', 'own-data', 'second-looks'],
      ['retention'],
    ],
  },
  {
    name: 'office',
    root: 'apps/server/src/office',
    floors: [
      [
        'content',
        'dashboard',
        'dictionaries',
        'institution-lists',
        'jobs',
        'payments',
        'periods',
        'templates',
        'trail',
        'views',
        'work',
      ],
      ['messages', 'queue', 'releases', 'results'],
      ['review'],
      ['bank-fix', 'revisions', 'second-looks'],
      ['erasures'],
    ],
  },
]

/** @param {(typeof buildings)[number]} building */
const floorRules = ({ name, root, floors }) =>
  floors.map((folders, level) =>
    forbid(
      `${name}-floor-${level}-imports-below`,
      'A folder imports only folders on the floors below its own',
      { path: `^${root}/(${folders.join('|')})/`, pathNot: test },
      {
        path: `^${root}/[^/]+/`,
        pathNot: `^${root}/(${['$1', ...floors.slice(0, level).flat()].join('|')})/`,
      },
    ),
  )

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Files that import each other in a circle cannot be read one after the other',
      {},
      { circular: true },
    ),
    forbid('nothing-unresolved', 'An imported file must exist', {}, { couldNotResolve: true }),
    forbid(
      'domain-is-pure',
      'The domain imports only zod',
      { path: '^packages/domain/', pathNot: test },
      { pathNot: '^packages/domain/|node_modules/zod/' },
    ),
    forbid(
      'contracts-and-messages-know-the-domain',
      'Contracts and messages import only the domain and zod',
      { path: '^packages/(contracts|messages)/', pathNot: test },
      { pathNot: '^packages/domain/|^packages/$1/|node_modules/zod/' },
    ),
    forbid(
      'ui-knows-nothing-of-ours',
      'The ui imports nothing of the domain except how digits and dates are written',
      { path: '^packages/ui/' },
      {
        path: ours,
        pathNot: '^packages/(ui|domain/src/writing)/',
      },
    ),
    forbid(
      'readability-knows-the-domain',
      'The check of pictures imports only the domain and the library that recognizes text',
      { path: '^packages/readability/', pathNot: test },
      { pathNot: '^packages/(domain|readability)/|node_modules/tesseract-wasm/' },
    ),
    ...sharedByPages.map(([name, imported]) =>
      forbid(
        `${name}-imports-what-is-below-it`,
        'A package for pages imports only the packages listed for it, so that both applications can use it',
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
      'The builder of demo data imports only the domain',
      { path: '^packages/testing/', pathNot: test },
      { pathNot: '^packages/(domain|testing)/' },
    ),
    forbid(
      'worlds-are-for-tests-and-the-seed',
      'Only tests and the seed use demo data',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: `${test}|^packages/testing/|^apps/server/src/seed/` },
      { path: '^packages/testing/' },
    ),
    forbid(
      'page-tests-answer-by-contract',
      'The answers to the calls of a tested page come from the contracts, not from an application',
      { path: '^packages/page-testing/' },
      { path: ours, pathNot: '^packages/(page-testing|contracts|web-client)/' },
    ),
    forbid(
      'page-testing-is-for-tests',
      'Only tests import the answers of tests',
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
      'Code that two features share belongs in lib or in a package',
      { path: '^apps/(portal|office)/src/features/([^/]+)/' },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    forbid(
      'features-below-app',
      'Routes import features; features do not import routes',
      { path: '^apps/(portal|office)/src/(features|lib|request)/' },
      { path: '^apps/$1/src/app/' },
    ),
    forbid(
      'lib-below-features',
      'Code that all features use does not import a feature',
      { path: '^apps/(portal|office)/src/(lib|request)/' },
      { path: '^apps/$1/src/features/' },
    ),
    forbid(
      'lib-below-request',
      'Code that every page uses does not import code about a request',
      { path: '^apps/portal/src/lib/' },
      { path: '^apps/portal/src/request/' },
    ),
    forbid(
      'files-import-the-saving-of-answers',
      'The files import the saving of answers, which does not import the files',
      { path: '^apps/portal/src/request/keeping/' },
      { path: '^apps/portal/src/request/files/' },
    ),
    forbid(
      'keeping-takes-a-form',
      'The code that saves answers gets its form as a value, so it imports no form',
      { path: '^apps/portal/src/request/keeping/', pathNot: test },
      { path: '^packages/domain/src/(?!answers/)|^apps/portal/src/request/application' },
    ),
    forbid(
      'registration-runs-one-way',
      'The page imports the documents; code that they share with other steps imports neither',
      { path: '^apps/portal/src/features/registration/(?!page/|documents/)' },
      { path: '^apps/portal/src/features/registration/(page|documents)/' },
    ),
    forbid(
      'documents-below-the-page',
      'The page imports the documents; the documents do not import the page',
      { path: '^apps/portal/src/features/registration/documents/' },
      { path: '^apps/portal/src/features/registration/page/' },
    ),
    ...layers
      .slice(0, -1)
      .map((layer, level) =>
        forbid(
          `${layer}-imports-nothing-above`,
          'A layer of the server imports only the layers below it',
          { path: `^apps/server/src/${layer}/` },
          { path: `^apps/server/src/(${layers.slice(level + 1).join('|')})/` },
        ),
      ),
    ...buildings.flatMap(floorRules),
    forbid(
      'layers-below-the-start',
      'The files that start the server import the layers; a layer does not import them',
      { path: '^apps/server/src/[^/]+/' },
      { path: '^apps/server/src/[^/]+$', pathNot: '^apps/server/src/(errors|config)\\.ts$' },
    ),
    forbid(
      'jobs-ask-use-cases',
      'A job calls a use case, as a route does',
      { path: '^apps/server/src/jobs/' },
      { path: 'repository\\.ts$' },
    ),
    forbid(
      'fixtures-are-for-tests',
      'Only tests use fixtures',
      { path: ours, pathNot: `${test}|^(e2e|bench|scripts)/` },
      { path: '\\.fixture\\.tsx?$' },
    ),
    forbid(
      'repositories-know-the-database-only',
      'A repository imports only the database, the store and repositories of its folder',
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
      'only-the-platform-reaches-outside',
      'Only the platform uses the disk, the network and libraries for them',
      { path: capability, pathNot: test },
      {
        path: '.',
        pathNot: '^(packages|apps)/|node_modules/(drizzle-orm|fastify|zod)/|^(node:)?crypto$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'use-cases-keep-to-their-repository',
      'A use case calls the use cases of another folder, not its repository',
      { path: '^apps/server/src/(outbox|core|authz|office)/([^/]+)/', pathNot: '/repository\\.ts$' },
      {
        path: '^apps/server/src/.*repository\\.ts$',
        pathNot: '^apps/server/src/$1/$2/|^apps/server/src/authz/codes/repository\\.ts$',
      },
    ),
    forbid(
      'only-routers-import-routes',
      'Only the files that assemble the services import routes',
      { path: '^apps/server/src/', pathNot: '(app|core-routes|authz-routes|office-routes)\\.ts$' },
      { path: '^apps/server/src/.*routes\\.ts$' },
    ),
    forbid(
      'routes-ask-use-cases',
      'A route calls a use case, never the database',
      { path: '^apps/server/src/.*routes\\.ts$' },
      { path: '^apps/server/src/(.*repository\\.ts$|platform/database/|store/)' },
    ),
    forbid(
      'core-reaches-authz-by-its-door',
      'Core and office import authz only through authz/index.ts',
      { path: '^apps/server/src/(core|office)/' },
      { path: '^apps/server/src/authz/', pathNot: '^apps/server/src/authz/index\\.ts$' },
    ),
    forbid(
      'commands-need-nothing-installed',
      'npm start and npm test run before npm ci, so they import only modules of Node',
      { path: '^scripts/((start|test|check|dev)\\.mjs$|setup/|testing/)' },
      { path: 'node_modules|^(packages|apps|e2e|bench)/' },
    ),
    forbid(
      'product-knows-no-tools',
      'The product imports nothing that builds, tests or measures it',
      { path: '^(packages|apps)/[^/]+/src/' },
      { path: '^(scripts|bench|e2e)/|/tests/' },
    ),
    forbid(
      'journeys-know-pages-only',
      'A journey imports the contracts, but no code of a page or the server',
      { path: '^e2e/' },
      // Except the reader of PDF files, which imports nothing of the server, and the texts of the component page.
      { path: '^apps/', pathNot: '^apps/(server/tests/support/read-pdf|kit/src/words/[a-z]+)\\.ts$' },
    ),
    forbid(
      'no-barrels',
      'Only a package has an index file',
      { path: ours },
      {
        path: '/index\\.tsx?$',
        pathNot: '^packages/[^/]+/src/index\\.ts$|^apps/server/src/authz/index\\.ts$|node_modules',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own folders: most libraries are in a folder `dist`, and no rule checks an excluded file.
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
