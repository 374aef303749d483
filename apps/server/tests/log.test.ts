import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from './support/test-app.ts'

/** Personal values, put into every part of a request. */
const canaries = { identity: '123456782', phone: '0501234567', email: 'canary@milgo.example', name: 'קנרית' }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({}, (app) => {
    app.post('/probe', { schema: { body: z.strictObject({ name: z.string().max(3) }) } }, async () => ({}))
    app.get('/fault', async () => {
      throw new Error(`duplicate key ${canaries.identity}`, { cause: new Error(canaries.email) })
    })
    app.get('/failed-query', async () =>
      server.database.pool.query("select cast($1 as int) as x, 'שם' as y", [canaries.phone + canaries.name]),
    )
  })
})
afterAll(() => server.close())

it('the log contains no value of a request, wherever it was', async () => {
  const { identity, phone, email, name } = canaries
  const encoded = encodeURIComponent(name)
  await server.app.inject({
    url: `/core-service/api/v1/city/${identity}?phone=${phone}&email=${email}&n=${encoded}`,
  })
  await server.app.inject({ url: `/${identity}/%zz?${phone}` })
  await server.app.inject({
    url: '/fault',
    headers: { cookie: email, authorization: `Bearer ${identity}`, 'x-user-id': phone },
  })
  await server.app.inject({ url: '/failed-query' })
  await server.app.inject({ method: 'POST', url: '/probe', payload: { name, identity, phone, email } })
  await server.app.inject({
    method: 'POST',
    url: '/probe',
    payload: `{"${identity}": ${name}`,
    headers: { 'content-type': 'application/json', 'x-request-id': phone, 'user-agent': email },
  })
  const log = server.log.join('')
  expect(server.log.length).toBeGreaterThanOrEqual(6)
  for (const canary of [identity, phone, email, name, encoded]) expect(log).not.toContain(canary)
})

it('each line is JSON with the request’s id, its route and its status', async () => {
  server.log.length = 0
  const answer = await server.app.inject({ url: '/core-service/api/v1/setting/get-all' })
  const line = JSON.parse(server.log.at(-1) ?? '')
  expect(line).toMatchObject({
    level: 'info',
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/core-service/api/v1/setting/get-all',
    status: 200,
  })
})

it('an error is logged with its kind, its code and its location', async () => {
  server.log.length = 0
  await server.app.inject({ url: '/failed-query' })
  const line = JSON.parse(server.log.find((entry) => entry.includes('"err"')) ?? '{}')
  expect(line.err.code).toBe('22P02')
  expect(line.err.frames.length).toBeGreaterThan(0)
})
