import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resealAll } from '../src/authz/index.ts'
import { productionSecrets, readConfig } from '../src/config.ts'
import { createPasswords } from '../src/platform/crypto/passwords.ts'
import { readSecrets } from '../src/platform/crypto/secrets.ts'
import { createVault } from '../src/platform/crypto/vault.ts'
import { OperatorError } from '../src/platform/operator-error.ts'
import { core, givenStudent, post } from './support/accounts.ts'
import { eligiblePayload, person } from './support/people.ts'
import { givenStaff } from './support/staff.ts'
import { openTestApp } from './support/test-app.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('secrets', () => {
  it('in development are made once, readable by the owner only, and all differ', () => {
    const config = readConfig({ DATA_DIR: 'data' }, folder)
    const made = readSecrets(config)
    expect(readSecrets(config)).toEqual(made)
    expect(new Set(Object.values(made)).size).toBe(productionSecrets.length)
    const path = join(folder, 'data', 'secrets.json')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(made)
  })

  it('from the configuration have priority over the stored ones', () => {
    const config = readConfig({ DATA_DIR: 'data', TOKEN_SECRET: 'x'.repeat(32) }, folder)
    expect(readSecrets(config).TOKEN_SECRET).toBe('x'.repeat(32))
  })

  it.each(productionSecrets)('production does not start without %s', (name) => {
    const all = Object.fromEntries(productionSecrets.map((each) => [each, 'x'.repeat(32)]))
    expect(() => readConfig({ NODE_ENV: 'production', ...all, [name]: '' }, folder)).toThrow(OperatorError)
  })
})

describe('the vault', () => {
  const keys = { DATA_KEY: 'd'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) }
  const vault = createVault(keys)

  it('decrypts what it encrypted, only for the same place', () => {
    const sealed = vault.seal('123456782', 'identity:1')
    expect(sealed).not.toContain('123456782')
    expect(vault.open(sealed, 'identity:1')).toBe('123456782')
    expect(() => vault.open(sealed, 'identity:2')).toThrow()
  })

  it('encrypts the same value differently each time', () => {
    expect(vault.seal('a', 'p')).not.toBe(vault.seal('a', 'p'))
  })

  it('notices a change of any part, and names the missing key', () => {
    const parts = vault.seal('123456782', 'p').split('.')
    for (const place of parts.keys()) {
      const changed = parts.map((part, index) =>
        index === place ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
      )
      expect(() => vault.open(changed.join('.'), 'p')).toThrow()
    }
    const other = createVault({ ...keys, DATA_KEY: 'e'.repeat(32) })
    expect(() => other.open(parts.join('.'), 'p')).toThrow(String(parts[0]))
    expect(() => vault.open('', 'p')).toThrow()
  })

  it('hashes equal values equally, differently by kind and by key', () => {
    const hash = vault.lookupHash('identity', '123456782')
    expect(vault.lookupHash('identity', '123456782')).toBe(hash)
    expect(vault.lookupHash('phone', '123456782')).not.toBe(hash)
    expect(createVault({ ...keys, LOOKUP_KEY: 'm'.repeat(32) }).lookupHash('identity', '123456782')).not.toBe(
      hash,
    )
  })
})

describe('a new data key', () => {
  it('decrypts values of the previous key, encrypts them again, and then the previous key is not needed', async () => {
    const server = await openTestApp()
    const students = [await givenStudent(server, 1), await givenStudent(server, 2)]
    await server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods set opens_at = '2026-01-01', closes_at = '2026-06-01'`),
    )
    await post(server, `${core}/eligibility`, eligiblePayload(person(3)))
    const keys = { DATA_KEY: 'n'.repeat(32), LOOKUP_KEY: 'l'.repeat(32) }
    const both = createVault({ ...keys, previousDataKey: 'd'.repeat(32) })
    const onlyNew = createVault(keys)
    const sealed = async (id: string) => {
      const { rows } = await server.database.read((db) =>
        db.execute<{ s: string }>(sql`select identity_sealed as s from students where id = ${id}`),
      )
      return rows[0]?.s ?? ''
    }
    const totpOf = async (id: string) => {
      const { rows } = await server.database.read((db) =>
        db.execute<{ s: string }>(sql`select totp_sealed as s from staff where id = ${id}`),
      )
      return rows[0]?.s ?? ''
    }
    const [one] = students
    expect(both.open(await sealed(one?.id ?? ''), `identity:${one?.id}`)).toBe(one?.identityNumber)
    const member = await givenStaff(server, ['reviewer'])
    expect(await resealAll(server.database, both)).toBe(4)
    expect(await resealAll(server.database, both)).toBe(0)
    expect(onlyNew.open(await totpOf(member.id), `totp:${member.id}`)).toBe(member.secret)
    for (const { id, identityNumber } of students)
      expect(onlyNew.open(await sealed(id), `identity:${id}`)).toBe(identityNumber)
    await server.close()
  })
})

describe('passwords', () => {
  it('are hashed by argon2id at the documented cost', async () => {
    const passwords = await createPasswords(1)
    const hash = await passwords.hash('Rv7kbaL2x')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify('Rv7kbaL2x', hash)).toBe(true)
    expect(await passwords.verify('Rv7kbaL2y', hash)).toBe(false)
    expect(await passwords.verify('no password has this hash', undefined)).toBe(false)
  })

  it('a call behind two hundred others is refused, with the time to come back', async () => {
    const passwords = await createPasswords(1, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    const results = await Promise.allSettled(Array.from({ length: 250 }, () => passwords.hash('x')))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(49)
    expect(refused[0]).toMatchObject({
      reason: { code: 'OVERLOADED', retryAfterSeconds: expect.any(Number) },
    })
    expect(await passwords.verify('x', await passwords.hash('x'))).toBe(true)
  })
})
