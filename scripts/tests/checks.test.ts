import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'
import { checkedTogether } from '../testing/checks.mjs'

it('the types of every workspace are checked exactly once', () => {
  const inFolder = (folder: string) => readdirSync(join(repository, folder)).map((name) => join(folder, name))
  const configured = ['packages', 'apps', '.']
    .flatMap(inFolder)
    .filter((path) => existsSync(join(repository, path, 'tsconfig.json')))
  expect(checkedTogether().flat().toSorted()).toEqual(configured.toSorted())
})

it('workspaces with the same options are checked as one program', () => {
  const programs = checkedTogether()
  expect(programs).toContainEqual(expect.arrayContaining(['apps/office', 'apps/portal']))
  expect(programs.find((paths) => paths.includes('packages/domain'))).not.toContain('apps/server')
})
