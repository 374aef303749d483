import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../answers/snapshot.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import { answersOfSnapshot, scoreAnswersOf } from './score-answers.ts'
import type { ScoreAnswers } from './score-inputs.ts'

const place = { socioEconomicCluster: 4, peripheralityCluster: 2, isOnPriorityList: null }

describe("the score's input from the answers", () => {
  test('of an empty form', () => {
    expect(scoreAnswersOf({}, place)).toEqual({
      childrenCount: 0,
      siblingsStudentsCount: 0,
      isSingleParent: false,
      affectedParents: 0,
      serviceMonths: 0,
      daysInReserve: 0,
      localityAt18: { ...place, isInIsrael: true },
    })
  })

  test.each<[ApplicationAnswers, Partial<ScoreAnswers>]>([
    [{ childrenCount: '2' }, { childrenCount: 2 }],
    [{ siblingsStudentsCount: '03' }, { siblingsStudentsCount: 3 }],
    [{ isSingleParent: true }, { isSingleParent: true }],
    [{ isOrphan: true, orphanOfParentsCount: 'ONE_PARENT' }, { affectedParents: 1 }],
    [{ isOrphan: true, isCutOffFromParents: true }, { affectedParents: 2 }],
    [{ militaryServiceType: 'MILITARY_SERVICE', serviceMonths: '32' }, { serviceMonths: 32 }],
    [{ militaryServiceType: 'NATIONAL_SERVICE', serviceMonths: '12' }, { serviceMonths: 12 }],
    [{ militaryServiceType: 'NOT_SERVED', serviceMonths: '32' }, { serviceMonths: 0 }],
    [{ serviceMonths: '32' }, { serviceMonths: 0 }],
    [{ isReservist: true, daysInReserve: '45' }, { daysInReserve: 45 }],
    [{ isReservist: false, daysInReserve: '45' }, { daysInReserve: 0 }],
    [{ isUnder18address: true }, { localityAt18: { ...place, isInIsrael: false } }],
  ])('%j', (answers, expected) => {
    expect(scoreAnswersOf(answers, place)).toMatchObject(expected)
  })
})

test('the answers of a snapshot, without empty ones and without parts of lists', () => {
  const line = (questionId: string, value: string | boolean | null, index?: number) => ({
    questionId,
    place: '',
    label: '',
    text: '',
    value,
    ...(index !== undefined && { index }),
  })
  const sections: Snapshot['sections'] = [
    { id: 'personal', title: '', lines: [line('isReservist', true), line('phoneAdditional', null)] },
    {
      id: 'family',
      title: '',
      lines: [line('childrenCount', '2'), line('disabledFamilyMembers', 'CHILD', 0), line('isOrphan', false)],
    },
  ]
  expect(answersOfSnapshot({ sections })).toEqual({ isReservist: true, childrenCount: '2', isOrphan: false })
})
