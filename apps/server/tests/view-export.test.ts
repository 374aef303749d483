import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { office, useSeededOffice } from './support/seeded-office.ts'

const { at, enter, ask } = useSeededOffice()

describe('the export of a view', () => {
  const download = (headers: Record<string, string>, payload: object, language = 'en') =>
    at.server.app.inject({
      method: 'POST',
      url: `${office}/requests/export`,
      headers: { ...headers, 'accept-language': language },
      payload,
    })

  it('has the requests of the view and the columns that were asked for, in their order', async () => {
    const { headers, id } = await enter('manager')
    const view = { status: 'SUBMITTED,DENIED' }
    const answer = await download(headers, { view, columns: ['status', 'number', 'identity'] })
    expect(answer.headers['content-disposition']).toContain('milgo-applications.csv')
    const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(head).toBe('Application number,Identity number (last four digits),Status')
    const { views } = await ask('/requests/count', { views: [view] })
    expect(lines).toHaveLength(views[0].count)
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line).toMatch(/^\d{4}-\d{6},•••••\d{4},[A-Z]/)
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ details: object }>(
        sql`select details from audit_entries where staff_id = ${id}::uuid and action = 'requests-exported'`,
      ),
    )
    expect(rows).toEqual([{ details: { view: JSON.stringify(view), columns: 'number, identity, status' } }])
  })

  it('shows a formula in a name as text', async () => {
    const { headers } = await enter('manager')
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update request_index set name = '=cmd|calc!A1' where number = (select min(number)
        from request_index where status = 'SUBMITTED')`),
    )
    const { body } = await download(headers, { view: { status: 'SUBMITTED' }, columns: ['name'] })
    expect(body).toContain("\r\n'=cmd|calc!A1\r\n")
  })

  it.each(['reviewer', 'finance', 'content-editor', 'administrator'] as const)(
    'is refused to a %s',
    async (role) => {
      const { headers } = await enter(role)
      expect((await download(headers, { columns: ['name'] })).statusCode).toBe(403)
    },
  )

  it('refuses a column that there is not', async () => {
    const { headers } = await enter('manager')
    expect((await download(headers, { columns: ['identity_sealed'] })).statusCode).toBe(400)
    expect((await download(headers, { columns: [] })).statusCode).toBe(400)
  })
})
