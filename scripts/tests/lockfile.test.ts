import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

const processors = ['x64', 'arm64']

/** Returns whether a build is for a machine that the portal runs on. */
const isForDebian = ({ os, cpu, libc }: { os?: string[]; cpu?: string[]; libc?: string[] }) =>
  (os?.includes('linux') ?? true) &&
  (cpu?.some((name) => processors.includes(name)) ?? true) &&
  (libc?.includes('glibc') ?? true)

describe.each(['.', 'tools'] as const)('the lockfile of %s', (folder) => {
  it('names no host', () => {
    const lockfile = readFileSync(join(repository, folder, 'package-lock.json'), 'utf8')
    expect(lockfile).not.toMatch(/"[a-z+]+:\/\/[^"]/)
  })

  it('every package for Debian has an integrity; only builds for other machines may lack it', () => {
    const lockfile = JSON.parse(readFileSync(join(repository, folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<
        string,
        {
          integrity?: string
          link?: boolean
          optional?: boolean
          os?: string[]
          cpu?: string[]
          libc?: string[]
        }
      >
    }
    const without = Object.entries(lockfile.packages).filter(
      ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity,
    )
    const unchecked = without.filter(([, entry]) => !entry.optional || isForDebian(entry))
    expect(unchecked.map(([path]) => path)).toEqual([])
  })

  it('every dependency is pinned to one version', () => {
    const lockfile = JSON.parse(readFileSync(join(repository, folder, 'package-lock.json'), 'utf8')) as {
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
})
