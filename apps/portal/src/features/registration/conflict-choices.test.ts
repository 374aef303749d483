import type { Answers } from '@milgo/domain/answers/answer'
import { differences } from '@milgo/domain/answers/difference'
import { steppedApplication } from '@milgo/domain/application/form'
import type { StepId } from '@milgo/domain/application/steps'
import { describe, expect, it } from 'vitest'
import { stepOf } from '../../request/keeping/draft-keeper.fixture.ts'
import { type ConflictChoice, conflictChoices, takenFromThere } from './conflict-choices.ts'

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
  it('is chosen one by one, and what only the other place has changed is taken from there', () => {
    const mine = { firstName: 'נועה', lastName: 'כאן' }
    const theirs = { firstName: 'נועה', lastName: 'שם', phoneAdditional: '031234567' }
    expect(choicesIn('personal', mine, theirs, ['lastName'])).toEqual([
      { ids: ['lastName'], suggested: 'mine' },
      { ids: ['phoneAdditional'], suggested: 'theirs' },
    ])
  })

  it('goes together where one answer brings the other along', () => {
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

  it('goes together where one answer clears the other, whichever place it stands in', () => {
    const cutOff = { isOrphan: false, isCutOffFromParents: true, cutOffFromParentsCount: 'BOTH_PARENTS' }
    const orphan = { isOrphan: true, orphanOfParentsCount: 'ONE_PARENT' }
    const ids = ['isOrphan', 'orphanOfParentsCount', 'isCutOffFromParents', 'cutOffFromParentsCount']
    expect(idsIn('family', orphan, cutOff)).toEqual([ids])
    expect(idsIn('family', cutOff, orphan)).toEqual([ids])
  })

  it('is suggested from here where any of it was typed here', () => {
    const mine = { militaryServiceType: 'MILITARY_SERVICE', serviceMonths: '32' }
    const theirs = { militaryServiceType: 'NOT_SERVED' }
    expect(choicesIn('personal', mine, theirs, ['serviceMonths'])).toEqual([
      { ids: ['militaryServiceType', 'serviceMonths'], suggested: 'mine' },
    ])
  })
})

describe('what is taken from there', () => {
  const choice = (ids: readonly string[], suggested: 'mine' | 'theirs'): ConflictChoice => ({
    id: ids.join(),
    lines: ids.map((questionId) => ({ questionId, label: questionId, mine: '', theirs: '' })),
    suggested,
  })
  const suggestedOf = ({ suggested }: ConflictChoice) => suggested
  const dates = ['birthday', 'birthdayHebrew']

  it.each([
    ['what was chosen', 'theirs', [], {}, dates],
    ['nothing of what stands here', 'mine', ['birthday'], {}, []],
    [
      'what hangs on the answer under half a date',
      'mine',
      ['birthday'],
      { birthday: '17.05' },
      ['birthdayHebrew'],
    ],
    ['not what was changed here too', 'mine', dates, { birthday: '17.05' }, []],
  ] as const)('is %s', (_name, side, changed, halfTyped, taken) => {
    const choices = [choice(dates, side)]
    expect(takenFromThere(choices, suggestedOf, new Set(changed), halfTyped)).toEqual(new Set(taken))
  })
})
