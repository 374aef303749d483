import { describe, expect, it } from 'vitest'
import type { Answers } from './answer.ts'
import { cars, exampleForm, person } from './example-form.fixture.ts'
import { answersTo, findAnswer } from './find-answer.ts'

const question = (id: string) => {
  const found = exampleForm.byId.get(id) ?? listQuestions.find((one) => one.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

const listQuestions = [
  {
    id: 'drivers',
    section: 'garage',
    kind: 'list',
    maxItems: 2,
    place: 'x',
    item: {
      name: { kind: 'text', maxLength: 5, place: 'x' },
      isOld: { kind: 'yesNo', place: 'x' },
      photos: { kind: 'files', slots: () => [], maxItems: 1, wireItem: 'name', place: 'x' },
    },
  },
  {
    id: 'photos',
    section: 'garage',
    kind: 'files',
    slots: () => [],
    maxItems: 3,
    wireItem: 'name',
    place: 'x',
  },
] as const

describe('finding an answer in the shape of its question', () => {
  it.each<[string, unknown]>([
    ['name', 'Noa'],
    ['name', ''],
    ['email', 'x'],
    ['password', 'x'],
    ['salary', '8400'],
    ['terms', '17'],
    ['since', 'no day, but text'],
    ['seats', '9'],
    ['school', '7'],
    ['vehicle', 'no option, but text'],
    ['licence', 'a.pdf'],
    ['car', false],
    ['hobbies', ['CHESS']],
    ['hobbies', []],
    ['photos', ['a.jpg', null]],
    ['drivers', []],
    ['drivers', [{}]],
    ['drivers', [{ name: 'Noa', isOld: true, photos: [null], more: 7 }]],
  ])('%s %j is an answer', (id, value) => {
    expect(findAnswer({ [id]: value } as Answers, question(id))).toBe(value)
  })

  it.each<[string, unknown]>([
    ['name', true],
    ['name', ['Noa']],
    ['name', undefined],
    ['email', 7],
    ['password', null],
    ['salary', 8400],
    ['terms', 17],
    ['since', {}],
    ['seats', 9],
    ['school', 7],
    ['vehicle', ['VAN']],
    ['licence', { file_name: 'a.pdf' }],
    ['car', 'true'],
    ['hobbies', 'CHESS'],
    ['hobbies', ['CHESS', null]],
    ['photos', 'a.jpg'],
    ['photos', [7]],
    ['photos', ['a.jpg', 7]],
    ['drivers', 'Noa'],
    ['drivers', ['Noa']],
    ['drivers', [null]],
    ['drivers', [[]]],
    ['drivers', [{ name: 'Noa' }, { name: 7 }]],
    ['drivers', [{ isOld: 'yes' }]],
    ['drivers', [{ photos: [7] }]],
  ])('%s %j is not an answer', (id, value) => {
    expect(findAnswer({ [id]: value } as Answers, question(id))).toBeUndefined()
  })

  it('ignores names that every object inherits', () => {
    expect(findAnswer({}, { ...question('name'), id: 'toString' })).toBeUndefined()
  })

  it('answers of other sections and of the wrong shape are left out', () => {
    const answers = { name: 'Noa', car: true, vehicle: 7, other: 'x' } as unknown as Answers
    expect(answersTo(cars.questions, answers)).toStrictEqual({ car: true })
    expect(answersTo(person.questions, answers)).toStrictEqual({ name: 'Noa' })
  })
})
