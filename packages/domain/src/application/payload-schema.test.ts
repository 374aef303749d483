import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineForm } from '../answers/define.ts'
import { person } from '../answers/example-form.fixture.ts'
import { draftPayload } from '../answers/payload.ts'
import { prefillSchema, requestSchema } from '../answers/payload-schema.ts'
import { arbitraryAnswers } from './arbitrary-answers.fixture.ts'
import { bank } from './bank/questions.ts'
import { documents } from './documents/questions.ts'
import { family } from './family/questions.ts'
import { applicationForm } from './form.ts'
import { personal } from './personal/questions.ts'
import { sampleAnswers, sampleContext } from './sample-application.fixture.ts'

/** Returns a payload as the server returns it: every file name is replaced by a reference. */
const withReferences = (value: unknown): unknown => {
  if (typeof value === 'string' && /\.(pdf|jpg|xlsx)$/.test(value)) {
    return { file_name: value, original_file_name: value, file_signed_url: `/files/${value}` }
  }
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withReferences(one)]))
}

describe('the schema of a step', () => {
  it.each([personal, bank, family, documents, person])(
    'accepts every payload that $id returns',
    (section) => {
      const schema = prefillSchema(section)
      const form = defineForm([section])
      fc.assert(
        fc.property(arbitraryAnswers(section), (answers) => {
          const payload = withReferences(draftPayload(form, section, answers, sampleContext))
          expect(schema.safeParse(payload).error).toBeUndefined()
        }),
        { numRuns: 1_000 },
      )
    },
  )

  it.each([
    [bank, { branch_number: '123456' }],
    [bank, { branch_number: 12 }],
    [bank, { branch_number: '12a' }],
    [bank, { branch_number: undefined }],
    [family, { family_status: 'WIDOW' }],
    [family, { family_members: [{ family_member: 'PARENT_ONE', disability_percentage: '20' }] }],
    [family, { immigrant_date: '2015-08-31' }],
    [family, { is_orphan: 'no' }],
    [documents, { id_front: 'a.pdf' }],
    [documents, { family_documents: [{ income_type: 'EMPLOYEE' }] }],
    [documents, { disability_documents: [{ document: null }] }],
    [personal, { first_name: 'x'.repeat(21) }],
    [personal, { phone: '1'.repeat(11) }],
  ])('refuses payloads that the server must never return (%#)', (section, wrong) => {
    const payload = withReferences(
      draftPayload(applicationForm, section, sampleAnswers, sampleContext),
    ) as object
    expect(prefillSchema(section).safeParse(payload).success).toBe(true)
    expect(prefillSchema(section).safeParse({ ...payload, ...wrong }).success).toBe(false)
  })

  it('of a request describes the fields and refuses nothing', () => {
    const schema = requestSchema(documents)
    expect(schema.safeParse({ id_front: 7, family_documents: 'x', more: true }).data).toEqual({
      id_front: 7,
      family_documents: 'x',
      more: true,
    })
    expect(schema.safeParse({}).success).toBe(true)
    expect(schema.safeParse('x').success).toBe(false)
    const described = z.toJSONSchema(schema).properties
    expect(described).toMatchObject({
      id_front: { type: ['string', 'null'] },
      is_biometric_id: { type: ['boolean', 'null'] },
      siblings_study_confirmations: { anyOf: [{ type: 'array', maxItems: 20 }, { type: 'null' }] },
    })
    expect(Object.keys(described ?? {})).toEqual(Object.keys(prefillSchema(documents).shape))
  })
})
