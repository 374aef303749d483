import { describe, expect, it } from 'vitest'
import type { Question } from '../answers/define.ts'
import { readAnswer } from '../answers/kinds/kinds.ts'
import type { Row } from '../answers/row.ts'
import { eligibilityForm } from '../eligibility/questions.ts'
import { applicationForm } from './form.ts'

/**
 * The greatest length by question, as the specifications print it. Those of the Hebrew birthday and of the
 * scholarship's name are our own.
 */
const lengths = {
  firstName: 20,
  lastName: 20,
  birthdayHebrew: 40,
  addressByIdStreet: 30,
  addressByIdHome: 10,
  addressByIdApartment: 10,
  addressWhileStudyingStreet: 30,
  addressWhileStudyingHome: 10,
  addressWhileStudyingApartment: 10,
  under18Street: 30,
  under18Home: 10,
  otherField: 30,
  additionalAnotherFieldOfStudy: 30,
  serviceMonths: 3,
  daysInReserve: 3,
  branch: 5,
  accountNumber: 15,
  maritalStatusGap: 200,
  childrenCount: 2,
  childrenCountGap: 50,
  siblingsCount: 2,
  siblingsStudentsCount: 2,
  'disabledFamilyMembers.percent': 3,
  receivedScholarshipName: 100,
  receivedScholarshipAmount: 6,
}

const ranges = {
  siblingsCount: [0, 25],
  siblingsStudentsCount: [0, 20],
  'disabledFamilyMembers.percent': [20, 100],
}

const withParts = (question: Question): readonly (readonly [string, Row])[] =>
  question.kind === 'list'
    ? Object.entries(question.item).map(([part, row]) => [`${question.id}.${part}`, row])
    : [[question.id, question]]

const rows = [...applicationForm.questions, ...eligibilityForm.questions].flatMap(withParts)

describe('the limits of the specifications', () => {
  it('are those of the rows, none missing, none extra', () => {
    expect(
      Object.fromEntries(rows.flatMap(([id, row]) => ('maxLength' in row ? [[id, row.maxLength]] : []))),
    ).toEqual(lengths)
    expect(
      Object.fromEntries(
        rows.flatMap(([id, row]) => (row.kind === 'digits' && row.range ? [[id, row.range]] : [])),
      ),
    ).toEqual(ranges)
  })

  it.each(Object.entries(lengths))('%s accepts %d characters and not one more', (id, max) => {
    const row = rows.find(([one]) => one === id)?.[1]
    if (row === undefined) throw new Error(id)
    const character = row.kind === 'text' ? 'ש' : '9'
    const read = (length: number) => readAnswer(character.repeat(length), row, {})
    for (const length of [1, max - 1, max]) expect(read(length).faults).toEqual([])
    expect(read(max + 1)).toEqual({
      value: undefined,
      faults: [{ code: 'MAX_LENGTH', params: { max } }],
    })
  })
})
