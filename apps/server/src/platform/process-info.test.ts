import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findByPs, findInProc, findProcess } from './process-info.ts'

const methods = [
  ['/proc', findInProc, existsSync('/proc/self/stat')],
  ['ps', findByPs, spawnSync('ps', ['-p', '1']).status === 0],
] as const

describe.each(methods)('by %s', (_name, find, isAvailable) => {
  it.runIf(isAvailable)(
    'finds a process with the same start time while it lives, and nothing afterwards',
    async () => {
      const child = spawn(process.execPath, [
        '-e',
        'setInterval(() => {}, 1000)',
        '--',
        'postgres -D /some/cluster ',
      ])
      const pid = child.pid ?? 0
      const first = find(pid)
      expect(first?.started).toMatch(/\S/)
      expect(find(pid)?.started).toBe(first?.started)
      expect(find(process.pid)?.started).not.toBe('')
      expect(first?.runsCluster('/another/cluster')).toBe(false)
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(find(pid)).toBeUndefined()
    },
  )
})

describe('recognises a PostgreSQL by its cluster', () => {
  const cluster = '/tmp'

  it.runIf(methods[0][2])('by its working folder', () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { cwd: cluster })
    expect(findInProc(child.pid ?? 0)?.runsCluster(cluster)).toBe(true)
    child.kill('SIGKILL')
  })

  it.runIf(methods[1][2])('by its command line', () => {
    const child = spawn(process.execPath, [
      '-e',
      'setInterval(() => {}, 1000)',
      'postgres',
      '-D',
      cluster,
      '-c',
    ])
    expect(findByPs(child.pid ?? 0)?.runsCluster(cluster)).toBe(true)
    child.kill('SIGKILL')
  })
})

it.each([Number.NaN, -1, 0, 1, 1.5, 2 ** 22 + 1])('finds no process for %s', (pid) => {
  expect(findProcess(pid)).toBeUndefined()
})
