import type { Answers } from '@milgo/domain/answers/answer'
import { findFixFlag } from '@milgo/domain/application/documents/fix-mode'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilesApp } from './support/files-app.ts'
import {
  givenFilledDraft,
  openSubmission,
  requiredDocuments,
  type Sender,
  unsent,
} from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

/** Sets of answers that together need every document. */
const lives: readonly (readonly [name: string, life: Answers])[] = [
  [
    'with both parents, all with biometric identity cards',
    { isParentOneBiometricId: true, isParentTwoBiometricId: true, siblingsStudentsCount: '2' },
  ],
  [
    'married, with a child, and raising it alone',
    {
      maritalStatus: 'MARRIED',
      childrenCount: '1',
      isSingleParent: true,
      spouseIncomeType: 'EMPLOYEE',
      candidateIncomeType: 'NOT_WORK',
    },
  ],
  [
    'newly come, and cut off from both parents',
    {
      isCutOffFromParents: true,
      cutOffFromParentsCount: 'BOTH_PARENTS',
      isNewcomer: true,
      repatriationDate: '2020-02-01',
      candidateIncomeType: 'EMPLOYEE',
    },
  ],
]

it('every document is tested here', () => {
  const tried = new Set(
    lives.flatMap(([, life]) => requiredDocuments(life)).map(({ questionId }) => questionId),
  )
  const untried = documentQuestions.filter(({ id }) => !tried.has(id)).map(({ id }) => id)
  // The only document that is never required.
  expect(untried).toEqual(['additionalDocument'])
})

describe.each(lives)('%s', (_name, life) => {
  let form: Sender
  beforeAll(async () => {
    form = await givenFilledDraft(server, {}, life)
  })

  const places = requiredDocuments(life).map((place) => {
    const { field, index, member_type } = findFixFlag(place) ?? {}
    // In a list of files, the place names the family member.
    const told = { field, ...(index === undefined ? member_type && { member_type } : { index }) }
    return { ...place, told, name: Object.values(told).join(' ') }
  })
  it.each(places)('cannot be sent without $name', async ({ told, ...place }) => {
    const answer = await unsent(server, form, () => form.send(form.sentWithout(place)))
    expect(answer.json().error).toMatchObject({ statusCode: 250, code: 'INVALID_ANSWERS' })
    expect(answer.json().error.errors).toEqual([
      expect.objectContaining({ code: 'FIELD_REQUIRED', step: 4, ...told }),
    ])
  })

  it('can be sent with all of them', async () => {
    expect((await form.send(form.sent())).json()).toEqual({ id: form.id, version: 1 })
  })
})

it.each(['approve_incomes', 'declaration_correctness_information'])(
  'cannot be sent without %s either',
  async (field) => {
    const form = await givenFilledDraft(server)
    const answer = await unsent(server, form, () => form.send(form.sent({ [field]: false })))
    expect(answer.json().error.errors).toMatchObject([{ code: 'DECLARATION_REQUIRED', field, step: 4 }])
  },
)
