import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { isAlive, postmasterOf } from './processes.ts'
import { runCommand } from './run-command.ts'

let folder: ReturnType<typeof installedFolder>
let server: ReturnType<typeof startProcess> | undefined

// Both tests share one installation and one server, because starting takes longer than the tests.
beforeAll(() => {
  folder = installedFolder()
})
afterAll(async () => {
  await server?.stop()
  folder.remove()
})

const importing = (...args: readonly string[]) => runCommand('import.ts', folder.path, args)

const bankFile = (content: string): string => {
  const path = join(folder.path, 'banks.csv')
  writeFileSync(path, content)
  return path
}

const banksAt = async (url: string) =>
  (await (await fetch(`${url}/core-service/api/v1/bank-brand/get-all`)).json()) as unknown[]

it('imports into a stopped installation and into a running one', async () => {
  const first = bankFile('code,name_he\n901,בנק ניסיון\n')
  expect(await importing('banks', first)).toEqual({
    code: 0,
    output: 'banks: 1 row read; 1 added, 0 changed.',
  })
  expect(existsSync(join(folder.path, 'lock'))).toBe(false)

  server = startProcess({ DATA_DIR: folder.path })
  const url = await server.url
  const postmaster = postmasterOf(folder.path)
  expect(await banksAt(url)).toContainEqual({ value: '901', label: 'בנק ניסיון', other_names: [] })

  const second = bankFile('code,name_he\n901,בנק אחר\n902,בנק נוסף\n')
  expect(await importing('banks', second, '--dry-run')).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 would be added, 1 changed. A dry run'),
  })
  expect(await importing('banks', second)).toMatchObject({ code: 0 })
  expect(await banksAt(url)).toContainEqual({ value: '902', label: 'בנק נוסף', other_names: [] })
  expect(isAlive(postmaster)).toBe(true)
})

it('fails with one line that says what is wrong', async () => {
  const missing = await importing('banks', bankFile('code\n901\n'))
  expect(missing).toEqual({
    code: 1,
    output: 'Missing columns: name_he. Known are: code, name_he, name_ar, name_en. Nothing was changed.',
  })
  const usage = await importing('toString', 'x.csv')
  expect(usage.code).toBe(1)
  expect(usage.output).toMatch(/^Usage: npm run import -- <dictionary> <file>/)
})
