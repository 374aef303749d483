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

  it('has the requests of the view and the requested columns, in their order', async () => {
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

  it('has score and award of what is computed, and nothing where no result is', async () => {
    const { headers } = await enter('manager')
    const columns = ['number', 'score', 'award']
    const { body } = await download(headers, { view: { period: '2024' }, columns })
    const lines = body.trimEnd().split('\r\n').slice(1)
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ line: string }>(sql`
        select concat_ws(',', code || '-' || lpad(requests.number::text, 6, '0'), coalesce(total::text, ''),
          coalesce(award::text, '')) as line
        from requests join registration_periods on registration_periods.id = requests.period_id
          left join lateral (select total, award from scores where request_id = requests.id
            order by version desc limit 1) score on true
        where code = '2024' and requests.submitted_at is not null order by requests.number`),
    )
    expect(lines).toEqual(rows.map(({ line }) => line))
    expect(lines.some((line) => /,\d+(\.\d+)?,\d+$/.test(line))).toBe(true)
    expect(lines.some((line) => line.endsWith(',,'))).toBe(true)
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

  it('refuses an unknown column', async () => {
    const { headers } = await enter('manager')
    expect((await download(headers, { columns: ['identity_sealed'] })).statusCode).toBe(400)
    expect((await download(headers, { columns: [] })).statusCode).toBe(400)
  })
})
