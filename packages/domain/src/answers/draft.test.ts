import { describe, expect, it } from 'vitest'
import { readDraft, withChanges } from './draft.ts'
import { cars, person } from './example-form.fixture.ts'
import { answersTo } from './find-answer.ts'

const complete = {
  name: 'Noa',
  email: 'noa@example.com',
  emailConfirm: 'noa@example.com',
  hobbies: ['CHESS'],
  terms: '1734250000000',
}

describe('a draft', () => {
  it('keeps valid answers, reports malformed ones, and does not touch questions that were not sent', () => {
    const { changes, issues } = readDraft(person, { name: 'far too long', email: 'n', salary: null }, {})
    // Strict equality: a refused value must be absent from the changes, because undefined would delete the stored
    // answer.
    expect(changes).toStrictEqual({ email: 'n', salary: undefined })
    expect(issues).toStrictEqual([
      { questionId: 'name', wire: 'full_name', code: 'MAX_LENGTH', params: { max: 5 } },
    ])
  })

  it('reports a question without a wire name by its id alone', () => {
    expect(readDraft(person, { emailConfirm: 7 }, {}).issues).toStrictEqual([
      { questionId: 'emailConfirm', code: 'WRONG_TYPE' },
    ])
  })

  it('ignores answers to questions of other sections', () => {
    expect(readDraft(person, { car: true, toString: 'x' }, {})).toStrictEqual({ changes: {}, issues: [] })
  })

  it('applies changes to answers', () => {
    expect(withChanges({ a: '1', b: '2' }, { b: undefined, c: '3' })).toStrictEqual({ a: '1', c: '3' })
    expect(answersTo(cars.questions, { ...complete, car: true })).toStrictEqual({ car: true })
  })

  it('returns the same object if nothing changes', () => {
    const answers = { a: '1', b: '2' }
    expect(withChanges(answers, {})).toBe(answers)
    expect(withChanges(answers, { a: '1', c: undefined })).toBe(answers)
    expect(withChanges(answers, { a: '2' })).not.toBe(answers)
  })
})
