import type { Answers } from '@milgo/domain/answers/answer'
import { differences } from '@milgo/domain/answers/difference'
import { steppedApplication } from '@milgo/domain/application/form'
import type { StepId } from '@milgo/domain/application/steps'
import { describe, expect, it } from 'vitest'
import { stepOf } from '../../request/application.fixture.ts'
import type { ConflictChoice } from '../../request/conflict-modal.tsx'
import { conflictChoices, takenFromThere } from './conflict-choices.ts'

const choicesIn = (step: StepId, mine: Answers, theirs: Answers, changedHere: readonly string[] = []) =>
  conflictChoices(
    steppedApplication,
    differences(stepOf(step).section, mine, theirs).map(({ questionId }) => ({
      questionId,
      label: questionId,
      mine: String(mine[questionId]),
      theirs: String(theirs[questionId]),
    })),
    mine,
    theirs,
    new Set(changedHere),
  ).map(({ lines, suggested }) => ({ ids: lines.map(({ questionId }) => questionId), suggested }))

const idsIn = (...versions: Parameters<typeof choicesIn>) => choicesIn(...versions).map(({ ids }) => ids)

describe('what differs', () => {
  it("is chosen answer by answer, and the server's answer is suggested where only the other page changed it", () => {
    const mine = { firstName: 'נועה', lastName: 'כאן' }
    const theirs = { firstName: 'נועה', lastName: 'שם', phoneAdditional: '031234567' }
    expect(choicesIn('personal', mine, theirs, ['lastName'])).toEqual([
      { ids: ['lastName'], suggested: 'mine' },
      { ids: ['phoneAdditional'], suggested: 'theirs' },
    ])
  })

  it('is one choice where one answer sets the other', () => {
    const here = { birthday: '2001-05-17', birthdayHebrew: 'כ״ד באייר תשס״א', under18City: '4000' }
    const there = { birthday: '2001-05-18', birthdayHebrew: 'כ״ה באייר תשס״א', under18City: '3000' }
    expect(
      idsIn('personal', { ...here, under18District: '11' }, { ...there, under18District: '22' }),
    ).toEqual([
      ['birthday', 'birthdayHebrew'],
      ['under18City', 'under18District'],
    ])
    expect(idsIn('personal', here, { ...here, birthdayHebrew: 'אחר' })).toEqual([['birthdayHebrew']])
  })

  it('is one choice where one answer clears the other, on either side', () => {
    const cutOff = { isOrphan: false, isCutOffFromParents: true, cutOffFromParentsCount: 'BOTH_PARENTS' }
    const orphan = { isOrphan: true, orphanOfParentsCount: 'ONE_PARENT' }
    const ids = ['isOrphan', 'orphanOfParentsCount', 'isCutOffFromParents', 'cutOffFromParentsCount']
    expect(idsIn('family', orphan, cutOff)).toEqual([ids])
    expect(idsIn('family', cutOff, orphan)).toEqual([ids])
  })

  it("suggests this page's answers where any of them was typed here", () => {
    const mine = { militaryServiceType: 'MILITARY_SERVICE', serviceMonths: '32' }
    const theirs = { militaryServiceType: 'NOT_SERVED' }
    expect(choicesIn('personal', mine, theirs, ['serviceMonths'])).toEqual([
      { ids: ['militaryServiceType', 'serviceMonths'], suggested: 'mine' },
    ])
  })
})

describe('what is taken from the server', () => {
  const choice = (ids: readonly string[], suggested: 'mine' | 'theirs'): ConflictChoice => ({
    id: ids.join(),
    lines: ids.map((questionId) => ({ questionId, label: questionId, mine: '', theirs: '' })),
    suggested,
  })
  const suggestedOf = ({ suggested }: ConflictChoice) => suggested
  const dates = ['birthday', 'birthdayHebrew']

  it.each([
    ['the chosen answers', 'theirs', [], {}, dates],
    ["nothing where this page's answers were chosen", 'mine', ['birthday'], {}, []],
    [
      'the answer that depends on a half-typed date',
      'mine',
      ['birthday'],
      { birthday: '17.05' },
      ['birthdayHebrew'],
    ],
    ['no answer that was changed here', 'mine', dates, { birthday: '17.05' }, []],
  ] as const)('is %s', (_name, side, changed, halfTyped, taken) => {
    const choices = [choice(dates, side)]
    expect(takenFromThere(choices, suggestedOf, new Set(changed), halfTyped)).toEqual(new Set(taken))
  })
})
