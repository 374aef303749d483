import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createVault } from '../src/platform/crypto/vault.ts'
import { draftOf, givenDraft, openForm, storedOf } from './support/form.ts'
import { production, type TestApp } from './support/test-app.ts'

const sealedOf = async (server: TestApp, studentId: string): Promise<string> =>
  String((await storedOf(server, studentId)).find(({ step }) => step === 'bank')?.['secret_sealed'])

const rotateKey = (environment: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('../src/rotate-key.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  })

it('the command that changes the data key encrypts bank details again, and their values stay the same', async () => {
  const server = await openForm()
  const form = await givenDraft(server)
  const environment = {
    ...production,
    DATABASE_URL: server.at.url,
    DATA_KEY: 'n'.repeat(32),
    DATA_KEY_PREVIOUS: 'd'.repeat(32),
  }
  const before = await sealedOf(server, form.student.id)
  // One identity number and one set of bank details.
  expect(rotateKey(environment)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^2 sealed anew/) })
  expect(rotateKey(environment)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^0 sealed anew/) })
  const after = await sealedOf(server, form.student.id)
  expect(after).not.toBe(before)
  const onlyNew = createVault({ DATA_KEY: 'n'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) })
  expect(JSON.parse(onlyNew.open(after, `step:${form.id}:bank`))).toMatchObject({ accountNumber: '100008' })
  expect(() => onlyNew.open(before, `step:${form.id}:bank`)).toThrow()
  await server.close()
})

it('no identity number and no bank detail is readable in the database or the log', async () => {
  const server = await openForm()
  const form = await givenDraft(server)
  await form.save('bank', draftOf('bank', { account_number: '987654321012345', version: 1 }))
  await form.save('bank', draftOf('bank', { account_number: 'CANARY-987654321', version: 2 }))
  const { rows } = await server.database.read((db) =>
    db.execute<{ name: string }>(sql`select table_name as name from information_schema.tables
      where table_schema = 'public'`),
  )
  const canaries = ['987654321012345', 'CANARY', form.student.identityNumber]
  for (const { name } of rows) {
    const dump = await server.database.read((db) =>
      db.execute(
        sql`select coalesce(json_agg(every_row)::text, '') as text from ${sql.identifier(name)} every_row`,
      ),
    )
    for (const canary of canaries) expect(JSON.stringify(dump.rows), name).not.toContain(canary)
  }
  for (const canary of canaries) expect(server.log.join('')).not.toContain(canary)
  await server.close()
})
