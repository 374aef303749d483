import { expect, it } from 'vitest'
import { core } from './support/accounts.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask } = useReviewBench()

const query = async (text: string, values: readonly unknown[] = []) =>
  (await at.server.database.pool.query(text, [...values])).rows
const boundary = 'dictionary-boundary'
const upload = (who: Member, path: string, content: string, name = 'file.csv') =>
  at.server.app.inject({
    method: 'POST',
    url: `${core}/office/dictionaries/${path}`,
    headers: {
      ...who.headers,
      'accept-language': 'en',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--${boundary}--\r\n`,
  })
const banks = 'code,name_he,name_en\n901,בנק לדוגמה,Example Bank\n902,בנק אחר,Other Bank\n'

it('checks a file without a change, and applies exactly the checked file, with the name of the person', async () => {
  const admin = await member('administrator')
  const checked = await upload(admin, 'banks/check', banks, 'banks.csv')
  expect(checked.statusCode, checked.body).toBe(200)
  const report = checked.json()
  expect(report).toMatchObject({ file_name: 'banks.csv', read: 2, added: 2, changed: 0, refusal: null })
  expect(await query('select from banks where code > 900')).toEqual([])

  const another = await upload(admin, `banks/apply/${report.sha256}`, `${banks}903,בנק שלישי,Third\n`)
  expect(another.statusCode).toBe(409)
  expect(another.json().error.code).toBe('DICTIONARY_FILE_CHANGED')
  expect(await query('select from banks where code > 900')).toEqual([])

  const applied = await upload(admin, `banks/apply/${report.sha256}`, banks, 'banks.csv')
  expect(applied.json()).toMatchObject({ read: 2, added: 2, changed: 0 })
  expect(await query('select code from banks where code > 900 order by code')).toEqual([
    { code: 901 },
    { code: 902 },
  ])
  expect(
    await query(`select details from audit_entries where action = 'dictionary-imported' and staff_id = $1`, [
      admin.id,
    ]),
  ).toEqual([{ details: { dictionary: 'banks', file: 'banks.csv', read: '2', added: '2', changed: '0' } }])
  const listed = (await ask(admin, 'GET', 'dictionaries')).json().dictionaries
  expect(listed.find(({ dictionary }: { dictionary: string }) => dictionary === 'banks')).toMatchObject({
    last_import: { by: { id: admin.id }, file_name: 'banks.csv' },
  })
})

it('refuses a file of another dictionary and names that dictionary, by columns and by rows', async () => {
  const admin = await member('administrator')
  expect((await upload(admin, 'localities/check', banks)).json()).toMatchObject({
    belongs_to: 'banks',
    refusal: { code: 'COLUMNS_OF_OTHER', params: { dictionary: 'banks' } },
    added: 0,
  })
  // Both have the same columns; the rows differ.
  const fields = await query(`select id, label ->> 'he' as label from study_fields order by id limit 6`)
  const csv = ['id,label_he', ...fields.map(({ id, label }) => `${id},"${label.replaceAll('"', '""')}"`)]
  const before = await query('select id, label from sectors order by id')
  const asSectors = (await upload(admin, 'sectors/check', csv.join('\n'))).json()
  expect(asSectors).toMatchObject({ belongs_to: 'study-fields' })
  const applied = await upload(admin, `sectors/apply/${asSectors.sha256}`, csv.join('\n'))
  expect(applied.json()).toMatchObject({ belongs_to: 'study-fields', added: 0, changed: 0 })
  expect(await query('select id, label from sectors order by id')).toEqual(before)
  expect((await upload(admin, 'study-fields/check', csv.join('\n'))).json()).toMatchObject({
    belongs_to: null,
    refusal: null,
    read: 6,
  })
})

it('reports refused rows, and calls an unreadable file by its original name', async () => {
  const admin = await member('administrator')
  const rows = (await upload(admin, 'banks/check', 'code,name_he\n5000,א\nx,ב\n7,\n')).json()
  expect(rows).toMatchObject({ read: 3, added: 0, problem_count: 3 })
  expect(rows.problems).toEqual([
    {
      row: 2,
      reasons: [{ code: 'NOT_INTEGER', params: { column: 'code', value: '5000', from: 1, to: 999 } }],
    },
    {
      row: 3,
      reasons: [{ code: 'NOT_INTEGER', params: { column: 'code', value: 'x', from: 1, to: 999 } }],
    },
    { row: 4, reasons: [{ code: 'MISSING', params: { column: 'name_he' } }] },
  ])
  expect((await upload(admin, 'banks/check', '', 'empty.csv')).json().refusal).toEqual({
    code: 'EMPTY',
    params: { name: 'empty.csv' },
  })
})

it('only managers of periods import, and texts of editors are not offered as dictionaries', async () => {
  for (const role of ['reviewer', 'manager', 'finance', 'content-editor'] as const) {
    const who = await member(role)
    expect((await ask(who, 'GET', 'dictionaries')).statusCode).toBe(403)
    expect((await upload(who, 'banks/check', banks)).statusCode).toBe(403)
  }
  const admin = await member('administrator')
  expect((await upload(admin, 'faq-questions/check', banks)).statusCode).toBe(400)
})
