import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import rules, { buildings } from '../../.dependency-cruiser.mjs'
import { repository } from '../setup/repository.mjs'
import { cruised } from '../testing/checks.mjs'

/** A file of each floor that imports a folder of the floor above; of the top floor, a folder beside it or unknown. */
const wrongFloors = buildings.flatMap(({ name, root, floors }) =>
  floors.map((folders, level) => {
    const imported = floors[level + 1]?.[0] ?? folders[1] ?? 'without-a-floor'
    return [
      `${root}/${folders[0]}/wrong-floor.ts`,
      `import '../${imported}/thing.ts'`,
      `${name}-floor-${level}-imports-below`,
    ] as const
  }),
)

/** Wrong files: the path, the code, and the rule that must refuse it. */
const wrong = [
  ...wrongFloors,
  [
    'packages/domain/src/status/wrong-period.ts',
    "import '../period/thing.ts'",
    'domain-floor-3-imports-below',
  ],
  [
    'packages/domain/src/payment/wrong-review.ts',
    "import '../review/thing.ts'",
    'domain-floor-4-imports-below',
  ],
  ['packages/domain/src/period/wrong-queue.ts', "import '../queue/thing.ts'", 'domain-floor-8-imports-below'],
  [
    'packages/domain/src/payment/wrong-beside.ts',
    "import '../staff/thing.ts'",
    'domain-floor-4-imports-below',
  ],
  ['packages/domain/src/wrong-node.ts', "import 'node:fs'", 'domain-is-pure'],
  ['packages/domain/src/wrong-react.ts', "import 'react'", 'domain-is-pure'],
  ['packages/domain/src/wrong-library.ts', "import 'jose'", 'domain-is-pure'],
  ['packages/domain/src/wrong-messages.ts', "import '../../messages/src/words.ts'", 'domain-is-pure'],
  [
    'packages/messages/src/wrong.ts',
    "import '../../contracts/src/define-call.ts'",
    'contracts-and-messages-know-the-domain',
  ],
  [
    'packages/contracts/src/wrong.ts',
    "import '../../messages/src/words.ts'",
    'contracts-and-messages-know-the-domain',
  ],
  ['packages/ui/src/wrong.ts', "import '../../messages/src/words.ts'", 'ui-knows-nothing-of-ours'],
  [
    'packages/readability/src/wrong.ts',
    "import '../../messages/src/words.ts'",
    'readability-knows-the-domain',
  ],
  [
    'packages/form/src/wrong.ts',
    "import '../../contracts/src/define-call.ts'",
    'form-imports-what-is-below-it',
  ],
  [
    'packages/case-view/src/wrong.ts',
    "import '../../web-client/src/right.ts'",
    'case-view-imports-what-is-below-it',
  ],
  [
    'packages/content-view/src/wrong.ts',
    "import '../../web-client/src/right.ts'",
    'content-view-imports-what-is-below-it',
  ],
  [
    'packages/viewer/src/wrong.ts',
    "import '../../contracts/src/define-call.ts'",
    'viewer-imports-what-is-below-it',
  ],
  [
    'packages/web-client/src/wrong.ts',
    "import '../../ui/src/thing.ts'",
    'web-client-imports-what-is-below-it',
  ],
  [
    'packages/web-client/src/wrong-app.ts',
    "import '../../../apps/office/src/thing.ts'",
    'packages-below-apps',
  ],
  ['packages/testing/src/wrong.ts', "import '../../messages/src/words.ts'", 'testing-knows-the-domain'],
  [
    'apps/server/src/core/y/wrong-world.ts',
    "import '../../../../../packages/testing/src/world.ts'",
    'worlds-are-for-tests-and-the-seed',
  ],
  ['packages/page-testing/src/wrong.ts', "import '../../ui/src/thing.ts'", 'page-tests-answer-by-contract'],
  [
    'apps/office/src/lib/wrong-answers.ts',
    "import '../../../../packages/page-testing/src/wrong.ts'",
    'page-testing-is-for-tests',
  ],
  ['apps/server/src/core/wrong-seed.ts', "import '../seed/thing.ts'", 'core-imports-nothing-above'],
  ['packages/ui/src/wrong-app.ts', "import '../../../apps/office/src/thing.ts'", 'packages-below-apps'],
  ['apps/portal/src/wrong.ts', "import '../../office/src/thing.ts'", 'applications-stand-alone'],
  ['apps/portal/src/wrong-server.ts', "import '../../server/src/errors.ts'", 'applications-stand-alone'],
  ['apps/portal/src/features/one/wrong.ts', "import '../two/thing.ts'", 'features-never-import-features'],
  ['apps/portal/src/lib/wrong.ts', "import '../features/two/thing.ts'", 'lib-below-features'],
  ['apps/portal/src/request/keeping/wrong.ts', "import '../../features/two/thing.ts'", 'lib-below-features'],
  ['apps/portal/src/request/keeping/wrong-app.ts', "import '../../app/thing.ts'", 'features-below-app'],
  ['apps/portal/src/lib/wrong-request.ts', "import '../request/files/thing.ts'", 'lib-below-request'],
  [
    'apps/portal/src/request/keeping/wrong-files.ts',
    "import '../files/thing.ts'",
    'files-import-the-saving-of-answers',
  ],
  [
    'apps/portal/src/request/keeping/wrong-form.ts',
    "import '../../../../../packages/domain/src/application/thing.ts'",
    'keeping-takes-a-form',
  ],
  [
    'apps/portal/src/features/registration/wrong.ts',
    "import './documents/thing.ts'",
    'registration-runs-one-way',
  ],
  [
    'apps/portal/src/features/registration/documents/wrong.ts',
    "import '../page/thing.ts'",
    'documents-below-the-page',
  ],
  ['apps/portal/src/features/one/wrong-app.ts', "import '../../app/thing.ts'", 'features-below-app'],
  ['apps/server/src/platform/wrong.ts', "import '../core/x/use-case.ts'", 'platform-imports-nothing-above'],
  [
    'apps/server/src/platform/wrong-store.ts',
    "import '../store/tables.ts'",
    'platform-imports-nothing-above',
  ],
  ['apps/server/src/store/wrong.ts', "import '../outbox/thing.ts'", 'store-imports-nothing-above'],
  ['apps/server/src/reference/wrong.ts', "import '../outbox/thing.ts'", 'reference-imports-nothing-above'],
  ['apps/server/src/import/wrong.ts', "import '../core/x/use-case.ts'", 'import-imports-nothing-above'],
  ['apps/server/src/office/wrong-job.ts', "import '../jobs/job.ts'", 'office-imports-nothing-above'],
  ['apps/server/src/jobs/wrong-seed.ts', "import '../seed/thing.ts'", 'jobs-imports-nothing-above'],
  ['apps/server/src/outbox/wrong-core.ts', "import '../core/x/use-case.ts'", 'outbox-imports-nothing-above'],
  [
    'apps/server/src/outbox/wrong-authz.ts',
    "import '../authz/x/repository.ts'",
    'outbox-imports-nothing-above',
  ],
  ['apps/server/src/authz/wrong-core.ts', "import '../core/x/use-case.ts'", 'authz-imports-nothing-above'],
  ['apps/server/src/core/wrong-office.ts', "import '../office/thing.ts'", 'core-imports-nothing-above'],
  ['apps/server/src/core/files/wrong.ts', "import '../x/use-case.ts'", 'core-floor-0-imports-below'],
  ['apps/server/src/core/files/wrong-up.ts', "import '../requests/thing.ts'", 'core-floor-0-imports-below'],
  ['apps/server/src/core/requests/wrong.ts', "import '../appeals/thing.ts'", 'core-floor-1-imports-below'],
  ['apps/server/src/core/wrong-start.ts', "import '../app.ts'", 'layers-below-the-start'],
  ['apps/server/src/jobs/wrong-repository.ts', "import '../core/z/repository.ts'", 'jobs-ask-use-cases'],
  ['apps/server/src/core/y/wrong-fixture.ts', "import './thing.fixture.ts'", 'fixtures-are-for-tests'],
  [
    'apps/portal/src/wrong-fixture.ts',
    "import '../../../packages/domain/src/thing.fixture.ts'",
    'fixtures-are-for-tests',
  ],
  [
    'apps/server/src/core/y/repository.ts',
    "import '../x/use-case.ts'",
    'repositories-know-the-database-only',
  ],
  ['apps/server/src/core/y/use-case.ts', "import '../x/routes.ts'", 'only-routers-import-routes'],
  ['apps/server/src/core/y/routes.ts', "import './repository.ts'", 'routes-ask-use-cases'],
  ['apps/server/src/core/y/deep.ts', "import '../../authz/secret.ts'", 'core-reaches-authz-by-its-door'],
  ['apps/server/src/core/y/wrong-disk.ts', "import 'node:fs'", 'only-the-platform-reaches-outside'],
  [
    'apps/server/src/jobs/wrong-process.ts',
    "import 'node:child_process'",
    'only-the-platform-reaches-outside',
  ],
  ['apps/server/src/outbox/wrong-sdk.ts', "import 'nodemailer'", 'only-the-platform-reaches-outside'],
  ['apps/server/src/authz/y/wrong-driver.ts', "import 'pg'", 'only-the-platform-reaches-outside'],
  [
    'apps/server/src/core/y/wrong-repository.ts',
    "import '../z/repository.ts'",
    'use-cases-keep-to-their-repository',
  ],
  [
    'apps/server/src/office/y/wrong-service.ts',
    "import '../../core/z/repository.ts'",
    'use-cases-keep-to-their-repository',
  ],
  ['scripts/setup/wrong.mjs', "import 'zod'", 'commands-need-nothing-installed'],
  ['scripts/testing/wrong.mjs', "import '../../apps/office/src/thing.ts'", 'commands-need-nothing-installed'],
  ['apps/portal/src/wrong-tool.ts', "import '../../../scripts/setup/thing.mjs'", 'product-knows-no-tools'],
  ['packages/ui/src/wrong-tool.ts', "import '../../../bench/thing.ts'", 'product-knows-no-tools'],
  ['e2e/journeys/wrong.spec.ts', "import '../../apps/office/src/thing.ts'", 'journeys-know-pages-only'],
  ['bench/wrong-barrel.ts', "import '../apps/portal/src/lib/index.ts'", 'no-barrels'],
  ['scripts/lost.mjs', "import './nowhere.mjs'", 'nothing-unresolved'],
  ['apps/portal/src/wrong-barrel.ts', "import './lib/index.ts'", 'no-barrels'],
  ['packages/ui/src/circle-a.ts', "import './circle-b.ts'", 'no-cycles'],
  ['packages/ui/src/lost.ts', "import './nowhere.ts'", 'nothing-unresolved'],
] as const

/** Files that the wrong files import. They are allowed themselves. */
const right = [
  ...buildings.flatMap(({ root, floors }) =>
    ['without-a-floor', ...floors.flat()].map((folder) => `${root}/${folder}/thing.ts`),
  ),
  'packages/messages/src/words.ts',
  'packages/contracts/src/define-call.ts',
  'apps/office/src/thing.ts',
  'apps/server/src/seed/thing.ts',
  'packages/testing/src/world.ts',
  'apps/server/src/errors.ts',
  'apps/portal/src/features/two/thing.ts',
  'apps/portal/src/app/thing.ts',
  'apps/portal/src/request/files/thing.ts',
  'apps/portal/src/features/registration/documents/thing.ts',
  'apps/portal/src/features/registration/page/thing.ts',
  'apps/portal/src/lib/index.ts',
  'apps/server/src/core/x/use-case.ts',
  'apps/server/src/core/x/routes.ts',
  'apps/server/src/core/y/thing.fixture.ts',
  'apps/server/src/store/tables.ts',
  'apps/server/src/outbox/thing.ts',
  'apps/server/src/office/thing.ts',
  'apps/server/src/app.ts',
  'apps/server/src/authz/secret.ts',
  'apps/server/src/authz/x/repository.ts',
  'packages/domain/src/thing.fixture.ts',
  'packages/ui/src/thing.ts',
  'apps/server/src/core/z/repository.ts',
  'scripts/setup/thing.mjs',
  'bench/thing.ts',
]

/** Allowed imports that are similar to forbidden ones. */
const allowed = [
  ['apps/server/src/core/z/use-case.ts', "import './repository.ts'\nimport 'node:crypto'\nimport 'zod'"],
  ['apps/server/src/jobs/job.ts', "import '../core/z/use-case.ts'\nimport '../outbox/thing.ts'"],
  ['apps/server/src/core/z/header.ts', "import type { IncomingHttpHeaders } from 'node:http'"],
  ['apps/server/src/platform/disk.ts', "import 'node:fs'\nimport 'pg'"],
  [
    'packages/web-client/src/right.ts',
    "import '../../contracts/src/define-call.ts'\nimport '../../messages/src/words.ts'\nimport 'react'",
  ],
  [
    'packages/form/src/right.ts',
    "import '../../ui/src/thing.ts'\nimport '../../messages/src/words.ts'\nimport 'react'",
  ],
  ['packages/domain/src/period/right.ts', "import '../status/thing.ts'\nimport '../time/thing.ts'"],
  ['packages/domain/src/status/right.test.ts', "import '../period/thing.ts'"],
  ['apps/server/src/core/requests/right.ts', "import '../files/thing.ts'"],
  ['apps/portal/src/features/registration/documents/right.ts', "import '../../../request/files/thing.ts'"],
  ['scripts/setup/other.mjs', "import './thing.mjs'\nimport 'node:fs'"],
] as const

let root: string
let verdict: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'milgo-boundaries-'))
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const path of right) write(path, 'export {}')
  for (const [path, content] of [...wrong, ...allowed]) write(path, content)
  write('packages/ui/src/circle-b.ts', "import './circle-a.ts'")
  cpSync(join(repository, '.dependency-cruiser.mjs'), join(root, '.dependency-cruiser.mjs'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  verdict = cruise(root)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const cruise = (cwd: string): string => {
  const program = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'err', ...cruised]
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8' }).stdout
}

it.each(wrong)('%s (%s) is refused', (path, _content, rule) => {
  const complaints = verdict.split('\n').filter((line) => line.includes(path))
  expect(complaints.join('\n')).toContain(rule)
})

it.each(buildings)('every folder of $name is on one floor', ({ root, floors }) => {
  const folders = readdirSync(join(repository, root), { withFileTypes: true })
  expect(floors.flat().sort()).toEqual(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  )
})

it('every rule has a wrong file that it refuses', () => {
  const proven: readonly string[] = wrong.map(([, , rule]) => rule)
  expect(rules.forbidden.map(({ name }) => name).filter((name) => !proven.includes(name))).toEqual([])
})

it('allowed imports are not refused', () => {
  for (const path of [...right, ...allowed.map(([name]) => name)])
    expect(verdict).not.toMatch(new RegExp(`error [a-z-]+: ${path}`))
})
