import { describe, expect, it } from 'vitest'
import { cars, exampleContext, exampleForm, person } from './example-form.fixture.ts'
import { initialAnswers } from './initial.ts'
import { answerLines, optionSetOf } from './lines.ts'
import { takeSnapshot } from './snapshot.ts'

const complete = {
  name: 'Noa',
  email: 'noa@example.com',
  emailConfirm: 'noa@example.com',
  hobbies: ['CHESS'],
  terms: '1734250000000',
}

describe('lines and snapshot', () => {
  const answers = { ...complete, car: true, vehicle: 'BUS', licence: 'l.pdf' }
  const lines = answerLines(exampleForm, answers, exampleContext)

  it('has a line for every shown question', () => {
    expect(lines.map(({ labelKey, value }) => `${labelKey}: ${value}`)).toEqual([
      'name: Noa',
      'email: noa@example.com',
      'emailConfirm: noa@example.com',
      'password: undefined',
      'passwordConfirmation: undefined',
      'hobbies: CHESS',
      'salary: undefined',
      'school: undefined',
      'terms: 1734250000000',
      'since: undefined',
      'car: true',
      'vehicle: BUS',
      'seats: undefined',
      'licence.bus: l.pdf',
      'wheelIncome: undefined',
      'wheelPhoto: undefined',
      'backPhoto: undefined',
    ])
    expect(lines[0]).toStrictEqual({
      section: 'person',
      place: 'who',
      questionId: 'name',
      labelKey: 'name',
      row: person.questions[0],
      value: 'Noa',
      wire: 'full_name',
    })
    expect(lines[2]).not.toHaveProperty('wire')
  })

  it('names the option set of a choice', () => {
    const row = { kind: 'choice', options: ['A'], place: 'x' } as const
    expect(optionSetOf({ questionId: 'q', row })).toBe('q')
    expect(optionSetOf({ questionId: 'q', part: 'p', row })).toBe('p')
    expect(optionSetOf({ questionId: 'q', part: 'p', row: { ...row, optionSet: 's' } })).toBe('s')
  })

  it('stores the texts, the answers and the documents', () => {
    const snapshot = takeSnapshot({
      form: exampleForm,
      answers,
      context: exampleContext,
      header: { period: '2025', rulesVersion: '3', language: 'en', submittedAt: '2024-12-20T08:00:00Z' },
      wording: {
        label: ({ labelKey }) => `[${labelKey}]`,
        text: ({ value }) => `<${value ?? ''}>`,
        section: (id) => id.toUpperCase(),
        place: ({ place }) => `(${place})`,
        statements: ({ questionId }) => (questionId === 'seats' ? ['Seats are counted.'] : []),
      },
      findFile: (name) => (name === 'l.pdf' ? { originalName: 'Licence.pdf', sha256: 'ff' } : undefined),
    })
    expect(snapshot).toMatchObject({ format: 2, period: '2025', rulesVersion: '3', language: 'en' })
    // Lists can be rebuilt from the answers, which contain exactly what was shown.
    expect(snapshot.answers).toStrictEqual(answers)
    expect(snapshot.sections.map(({ id, title }) => [id, title])).toEqual([
      ['person', 'PERSON'],
      ['cars', 'CARS'],
    ])
    expect(snapshot.sections[0]?.lines[2]).not.toHaveProperty('wire')
    expect(snapshot.sections[0]?.lines[2]).not.toHaveProperty('statements')
    expect(snapshot.sections[1]?.lines[2]).toStrictEqual({
      questionId: 'seats',
      place: expect.stringMatching(/^\(.+\)$/),
      label: '[seats]',
      value: null,
      text: '<>',
      statements: ['Seats are counted.'],
      wire: 'seats',
    })
    expect(snapshot.documents).toStrictEqual([
      {
        questionId: 'licence',
        label: '[licence.bus]',
        fileName: 'l.pdf',
        originalName: 'Licence.pdf',
        sha256: 'ff',
      },
    ])
    // Storing it as JSON loses nothing.
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
  })

  it('contains a document that is missing in the file store, and no section that is not shown', () => {
    const source = {
      form: exampleForm,
      answers,
      header: { period: '', rulesVersion: '', language: '', submittedAt: '' },
      wording: { label: () => '', text: () => '', section: () => '', place: () => '', statements: () => [] },
      findFile: () => undefined,
    }
    const unknown = takeSnapshot({ ...source, context: exampleContext })
    expect(unknown.documents).toMatchObject([{ fileName: 'l.pdf', originalName: null, sha256: null }])
    const free = takeSnapshot({ ...source, context: { free: true } })
    expect(free.sections.map(({ id }) => id)).toEqual(['person'])
    expect(free.answers).toStrictEqual(complete)
    expect(free.documents).toEqual([])
  })

  it('starts with the initial answers of the rows', () => {
    expect(initialAnswers(person)).toStrictEqual({ hobbies: ['NONE'] })
    expect(initialAnswers(cars)).toStrictEqual({ car: false })
  })
})
