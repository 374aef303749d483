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
  it('keeps the good, names the bad, and does not touch what is not mentioned', () => {
    const { changes, issues } = readDraft(person, { name: 'far too long', email: 'n', salary: null }, {})
    // Strictly: a refused value must not be mentioned, or it would take back what was stored.
    expect(changes).toStrictEqual({ email: 'n', salary: undefined })
    expect(issues).toStrictEqual([
      { questionId: 'name', wire: 'full_name', code: 'MAX_LENGTH', params: { max: 5 } },
    ])
  })

  it('names a question that does not travel without a wire name', () => {
    expect(readDraft(person, { emailConfirm: 7 }, {}).issues).toStrictEqual([
      { questionId: 'emailConfirm', code: 'WRONG_TYPE' },
    ])
  })

  it('ignores what the section does not ask', () => {
    expect(readDraft(person, { car: true, toString: 'x' }, {})).toStrictEqual({ changes: {}, issues: [] })
  })

  it('lays changes over answers', () => {
    expect(withChanges({ a: '1', b: '2' }, { b: undefined, c: '3' })).toStrictEqual({ a: '1', c: '3' })
    expect(answersTo(cars.questions, { ...complete, car: true })).toStrictEqual({ car: true })
  })

  it('gives the very same answers back where nothing changes', () => {
    const answers = { a: '1', b: '2' }
    expect(withChanges(answers, {})).toBe(answers)
    expect(withChanges(answers, { a: '1', c: undefined })).toBe(answers)
    expect(withChanges(answers, { a: '2' })).not.toBe(answers)
  })
})
