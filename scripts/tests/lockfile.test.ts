import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

it('the lockfile names no host', () => {
  const lockfile = readFileSync(join(repository, 'package-lock.json'), 'utf8')
  expect(lockfile).not.toMatch(/"[a-z+]+:\/\/[^"]/)
})

it('every dependency is pinned to one version', () => {
  const lockfile = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
    >
  }
  const workspaces = Object.entries(lockfile.packages).filter(([path]) => !path.includes('node_modules'))
  for (const [, { dependencies, devDependencies }] of workspaces) {
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+/)
  }
})
