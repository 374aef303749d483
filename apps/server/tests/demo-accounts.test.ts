import { isIsraeliId } from '@milgo/domain/identity/israeli-id'
import { afterEach, expect, it } from 'vitest'
import { demoLogins, loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { students } from '../src/store/accounts-schema.ts'
import { staff } from '../src/store/staff-schema.ts'
import { authz, bearer, core, post } from './support/accounts.ts'
import { office } from './support/staff.ts'
import { openTestApp, production, type TestApp } from './support/test-app.ts'

const open: TestApp[] = []
const openApp = async (...args: Parameters<typeof openTestApp>) => {
  const server = await openTestApp(...args)
  open.push(server)
  return server
}
afterEach(async () => {
  for (const server of open.splice(0).reverse()) await server.close()
})

const accountsIn = (server: TestApp) =>
  server.database.read(async (db) => [
    ...(await db.select().from(students)),
    ...(await db.select().from(staff)),
  ])
const studentLogin = () => {
  const [email = '', password = ''] = demoLogins({ isDevelopment: true })[0]?.login.split(/\s+/) ?? []
  return { email, password }
}

it('in development a demo student logs in with the printed password; a second start adds nobody', async () => {
  const server = await openApp({ NODE_ENV: 'development' })
  await loadDemoAccounts(server.platform)
  await loadDemoAccounts(server.platform)
  const accounts = await accountsIn(server)
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(accounts.length)
  expect(accounts).toHaveLength(1 + 14)
  const { jwtToken } = (await post(server, `${authz}/login-by-email`, studentLogin())).json()
  const user = (
    await server.app.inject({ url: `${core}/user/current-user`, headers: bearer(jwtToken) })
  ).json()
  expect(user.email).toBe('demo.student@milgo.example')
  expect(isIsraeliId(user.identity_number)).toBe(true)
})

it('a demo staff member logs in with the code of /dev/staff-codes, and again with the next one', async () => {
  const server = await openApp({ NODE_ENV: 'development' })
  await loadDemoAccounts(server.platform)
  const codeOf = async (email: string) =>
    (await server.app.inject({ url: '/dev/staff-codes.json' }))
      .json()
      .find((member: { email: string }) => member.email === email).code
  const [, ...members] = demoLogins(server.platform.config)
  for (const { login } of members) {
    const [email = '', password = ''] = login.split(/\s+/)
    const logIn = async () => {
      const { session, enrolment } = (await post(server, `${office}/login`, { email, password })).json()
      expect(enrolment).toBeNull()
      return post(server, `${office}/verify`, { session, code: await codeOf(email) })
    }
    expect((await logIn()).json()).toHaveProperty('recovery_codes', null)
    expect((await logIn()).json()).toHaveProperty('recovery_codes', null)
    expect(await codeOf(email)).toBeNull()
  }
  expect(members).toHaveLength(5)
  const page = await server.app.inject({ url: '/dev/staff-codes' })
  expect(page.body).toContain('demo.admin@milgo.example')
})

it('production has no demo accounts, prints none, and removes those it finds', async () => {
  const laptop = await openApp({ NODE_ENV: 'development' })
  await loadDemoAccounts(laptop.platform)
  const token = (await post(laptop, `${authz}/login-by-email`, studentLogin())).json().jwtToken
  const live = await openApp(production, undefined, laptop.at)
  expect(demoLogins(live.platform.config)).toEqual([])
  await loadDemoAccounts(live.platform)
  expect(await accountsIn(live)).toEqual([])
  expect((await post(live, `${authz}/login-by-email`, studentLogin())).json().error.code).toBe(
    'USER_NOT_FOUND',
  )
  const user = await live.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })
  expect(user.statusCode).toBe(401)
  for (const url of ['/dev/staff-codes', '/dev/staff-codes.json'])
    expect((await live.app.inject({ url })).statusCode).toBe(404)
})

it('a server under test has no demo accounts', async () => {
  const server = await openApp()
  await loadDemoAccounts(server.platform)
  expect(await accountsIn(server)).toEqual([])
})
