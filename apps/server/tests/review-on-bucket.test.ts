import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { core } from './support/accounts.ts'
import { makePdf } from './support/make-pdf.ts'
import { useReviewBench } from './support/review-bench.ts'
import { startS3Server, whyNoS3Server } from './support/s3-server.ts'
import { upload } from './support/uploads.ts'

describe.skipIf(whyNoS3Server)(`a document in a bucket${whyNoS3Server ? ` (${whyNoS3Server})` : ''}`, () => {
  let bucket: Awaited<ReturnType<typeof startS3Server>>
  const { at, member, of, sent } = useReviewBench(async () => {
    bucket = await startS3Server()
    return { STORAGE_URL: bucket.url }
  })
  afterAll(() => bucket?.stop())

  /** Makes a request whose first document is a file that its student has uploaded to the bucket. */
  const withUploadedFile = async () => {
    const form = await sent()
    const { headers } = await at.server.newStudent()
    const content = makePdf()
    const uploaded = (await upload(at.server, content, { headers, name: 'אישור.pdf' })).json()
    const reviewer = await member('reviewer')
    const name = (await of(reviewer, form.id).opened()).documents[0]?.file?.file_name ?? ''
    const [id, source] = [name, uploaded.file_name as string].map((one) => one.replace(/\..*/, ''))
    const bytes = await at.server.platform.store.open(source ?? '')
    await at.server.platform.spool.receive(bytes, { maxBytes: 1_000_000 }).then(async ({ path, ...what }) => {
      await at.server.platform.store.put(id ?? '', path, { ...what, mediaType: 'application/pdf' })
    })
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update files set bytes = ${content.length} where id = ${id}::uuid`),
    )
    return { form, reviewer, name, content }
  }

  it('is read through the server by the session that asked, as from the folder', async () => {
    const { form, reviewer, name, content } = await withUploadedFile()
    const answer = (await of(reviewer, form.id).view({ file_name: name })).json()
    expect(answer).toMatchObject({ media_type: 'application/pdf', bytes: content.length })
    // Not an address of the bucket, because the office's content policy allows none.
    expect(answer.url).toMatch(new RegExp(`^${core}/office/file/`))
    const read = (headers: Record<string, string | undefined>) =>
      at.server.app.inject({ url: answer.url, headers })
    const own = await read({ cookie: reviewer.headers['cookie'] })
    expect([own.statusCode, own.rawPayload.equals(content)]).toEqual([200, true])
    expect(own.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await read({})).statusCode).toBe(401)
  })

  it('that is missing in the bucket is reported as unavailable', async () => {
    const { form, reviewer, name } = await withUploadedFile()
    const { url } = (await of(reviewer, form.id).view({ file_name: name })).json()
    await at.server.platform.store.remove([name.replace(/\..*/, '')])
    const read = await at.server.app.inject({ url, headers: { cookie: reviewer.headers['cookie'] } })
    expect(read.statusCode).toBe(503)
  })
})
