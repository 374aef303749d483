import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openAppeal } from '../src/core/appeals/sealed-appeal.ts'
import { bearer, clockOf, core } from './support/accounts.ts'
import { codesOf, useAppealsBench } from './support/appeals-bench.ts'
import { remove } from './support/uploads.ts'

const { at, member, of, sent, statusOf, countOf, openAppeals, appealed } = useAppealsBench()

describe('files of an appeal', () => {
  const upload = async (form: { token: string }) => {
    const boundary = 'x'
    return at.server.app.inject({
      method: 'POST',
      url: `${core}/upload/upload-file/appeal_documents`,
      headers: { ...bearer(form.token), 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n\r\n--${boundary}--\r\n`,
    })
  }

  it('can be uploaded while the appeal can be made or changed; not before publication, nor once a reviewer has taken it', async () => {
    await openAppeals()
    const waiting = await sent()
    expect((await upload(waiting)).statusCode).toBe(403)
    const { form, calls } = await appealed()
    expect((await upload(form)).statusCode).not.toBe(403)
    await calls.update({ details: 'more' })
    const reviewer = await member('reviewer')
    await of(reviewer, form.id).open()
    expect((await upload(form)).statusCode).toBe(403)
  })

  it('cannot be deleted once sent', async () => {
    const { form, names } = await appealed()
    const answer = await remove(at.server, names[0] ?? '', {
      document: 'appeal_documents',
      headers: bearer(form.token),
    })
    expect(answer.statusCode).toBe(409)
  })
})

describe('an update', () => {
  it('replaces the appeal by a new version; the first version is stored as it was sent', async () => {
    const { form, calls, names } = await appealed()
    const answer = await calls.update({ details: 'In truth', documents: JSON.stringify(names.slice(1)) })
    expect(answer.json()).toMatchObject({ version: 2, files: [{ file_name: names[1] }] })
    expect((await calls.read()).json()).toMatchObject({ details: 'In truth', receipt: { version: 2 } })
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ version: number; sealed: string }>(
        sql`select version, sealed from appeal_versions where request_id = ${form.id} order by version`,
      ),
    )
    const versions = rows.map((row) => openAppeal(at.server.platform.vault, form.id, row))
    expect(versions.map(({ answers }) => answers['details'])).toEqual(['The income was lower', 'In truth'])
    expect(versions[0]?.files.map(({ fileName }) => fileName)).toEqual(names)
    expect(await statusOf(form)).toBe('APPEAL_SUBMITTED')
  })

  it('without its type means changed data', async () => {
    const { calls } = await appealed()
    await calls.update({ type: undefined })
    expect((await calls.read()).json().type).toBe('PERSONAL_PARAMETER_CHANGE')
  })

  it('makes no version if nothing was changed', async () => {
    const { form, calls, names } = await appealed()
    expect((await calls.update({ documents: JSON.stringify(names) })).json().version).toBe(1)
    expect(await countOf('appeal_versions', form)).toBe(1)
  })

  it('of two at once replaces the appeal once; the other one gets what is stored, and can replace that', async () => {
    const { form, calls } = await appealed()
    const { content_version } = (await calls.read()).json()
    const answers = await Promise.all(
      ['here', 'there'].map((details) => calls.update({ details, content_version })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(late.error.code).toBe('APPEAL_CHANGED')
    expect(late.newer).toEqual((await calls.read()).json())
    expect(await countOf('appeal_versions', form)).toBe(2)
    const again = await calls.update({ details: 'both', content_version: late.newer.content_version })
    expect(again.json()).toMatchObject({ version: 3, content_version: late.newer.content_version + 1 })
  })

  it('that names no content replaces whatever is stored, as the specification says', async () => {
    const { calls } = await appealed()
    await calls.update({ details: 'here' })
    await calls.update({ details: 'there' })
    expect((await calls.read()).json()).toMatchObject({ details: 'there', receipt: { version: 3 } })
  })

  it('of a content that is no number is refused', async () => {
    const { calls } = await appealed()
    for (const content_version of ['1', -1, 1.5, null])
      expect((await calls.update({ details: 'x', content_version })).statusCode).toBe(400)
  })

  it('is refused after the appeal time, to the second', async () => {
    const { calls } = await appealed({}, '2026-01-01T10:00:01.000Z')
    expect((await calls.update({ details: 'in time' })).statusCode).toBe(200)
    clockOf(at.server).pass(1)
    const late = await calls.update({ details: 'too late' })
    expect([late.statusCode, codesOf(late)]).toEqual([400, ['APPEALS_CLOSED']])
  })

  it('is refused once a reviewer has taken the appeal', async () => {
    const { form, calls } = await appealed()
    const reviewer = await member('reviewer')
    await of(reviewer, form.id).open()
    const answer = await calls.update({ details: 'changed' })
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['APPEAL_IN_REVIEW']])
    expect((await form.currentUser()).json().request.actions).not.toContain('UPDATE_APPEAL')
  })

  it('is offered in the answer of the first sending while it is possible', async () => {
    const { form } = await appealed()
    const { actions } = (await form.currentUser()).json().request
    expect(actions).toContain('UPDATE_APPEAL')
    expect(actions).toContain('VIEW_APPEAL')
    expect(actions).not.toContain('APPEAL')
  })
})
