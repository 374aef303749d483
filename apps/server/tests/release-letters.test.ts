import { createHash } from 'node:crypto'
import { languages } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { demoPassword } from '../src/reference/demo-accounts.ts'
import { authz, bearer, core, post } from './support/accounts.ts'
import { useReleasesBench } from './support/releases-bench.ts'

const { at, seeded, run, started, rowsOf } = useReleasesBench()

type Frozen = { readonly email: string } & Readonly<Record<(typeof languages)[number], string>>

it('the student’s download is byte for byte what was printed and compared before the approval', async () => {
  await seeded(24)
  const id = await started()
  await run()
  const letters = await rowsOf<Frozen>(sql`
    select distinct on (kind) students.email, hash_he as he, hash_ar as ar, hash_en as en
    from release_rows join requests on requests.id = request_id join students on students.id = requests.student_id
    where release_id = ${id} order by kind, position`)
  expect(letters.length).toBeGreaterThan(1)
  for (const { email, ...frozen } of letters) {
    const { jwtToken } = (
      await post(at.server, `${authz}/login-by-email`, { email, password: demoPassword })
    ).json()
    for (const language of languages) {
      const { rawPayload } = await at.server.app.inject({
        url: `${core}/publish/get-result-pdf`,
        headers: { ...bearer(jwtToken), 'accept-language': language },
      })
      expect(createHash('sha256').update(rawPayload).digest('hex'), `${email} ${language}`).toBe(
        frozen[language],
      )
    }
  }
})
