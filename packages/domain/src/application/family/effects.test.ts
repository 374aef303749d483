import { describe, expect, it } from 'vitest'
import type { Answers } from '../../answers/answer.ts'
import { applyChanges, followChanges, lineRemoval } from '../../answers/effects.ts'
import { draftPayload, submitPayload } from '../../answers/payload.ts'
import { shownOf } from '../../answers/visibility.ts'
import { alignedDocuments } from '../documents/align.ts'
import { applicationBehaviour, applicationForm } from '../form.ts'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { sampleWith } from '../try-answer.fixture.ts'
import { family } from './questions.ts'
import { hasSiblingConfirmations } from './rules.ts'

const change = (changes: Parameters<typeof sampleWith>[0], from: Answers = sampleAnswers) =>
  applyChanges(applicationBehaviour, from, changes)

describe('behaviour of step 3', () => {
  describe('children and siblings', () => {
    const typed = {
      siblingsCount: '2',
      siblingsStudentsCount: '1',
      siblingsStudyConfirmations: ['sibling.pdf'],
    }
    it.each([['1'], ['0'], ['00'], [undefined]])(
      'children %j keep what was typed of the siblings',
      (count) => {
        expect(change({ childrenCount: count })).toMatchObject(typed)
      },
    )

    it('back at 0 they are asked again with what was typed before', () => {
      const back = change({ childrenCount: '0' }, change({ childrenCount: '3' }))
      expect(back).toMatchObject(typed)
      expect(shownOf(applicationForm, back, sampleContext).answers).toMatchObject(typed)
    })

    it.each([['1'], ['0'], [undefined]])('children %j fill nothing in unasked', (count) => {
      const none = sampleWith({
        childrenCount: undefined,
        siblingsCount: undefined,
        siblingsStudentsCount: undefined,
      })
      const after = change({ childrenCount: count }, none)
      expect(after).not.toHaveProperty('siblingsCount')
      expect(after).not.toHaveProperty('siblingsStudentsCount')
    })

    const sent = (changes: Parameters<typeof sampleWith>[0]) =>
      submitPayload(applicationForm, family, sampleWith(changes), sampleContext)
    const travels = (changes: Parameters<typeof sampleWith>[0]) => {
      const { brothers_under_24, brothers_students_under_30 } = sent(changes)
      return [brothers_under_24, brothers_students_under_30]
    }

    it.each<[Parameters<typeof sampleWith>[0], readonly unknown[]]>([
      [{}, ['2', '1']],
      [{ childrenCount: '2' }, ['0', '0']],
      [{ childrenCount: '2', siblingsCount: undefined }, ['0', '0']],
      // Above thirty and without children nobody asks, and nothing is said.
      [{ birthday: '1994-12-15' }, [undefined, undefined]],
      [{ birthday: '1994-12-15', childrenCount: '1' }, ['0', '0']],
    ])('with %j they travel as %j', (changes, expected) => {
      expect(travels(changes)).toEqual(expected)
    })

    it('a draft carries what was typed', () => {
      const draft = draftPayload(applicationForm, family, sampleWith({ childrenCount: '2' }), sampleContext)
      expect(draft).toMatchObject({ brothers_under_24: '2', brothers_students_under_30: '1' })
    })
  })

  it.each([
    ['the same number typed again', [undefined, '1'], ['sibling.pdf']],
    ['a field that is empty for a moment', [undefined], ['sibling.pdf']],
    ['the same number with a zero in front', ['01'], ['sibling.pdf']],
    ['a larger number after an empty field', [undefined, '2'], ['sibling.pdf']],
    ['too few for the files after an empty field', [undefined, '0'], undefined],
    ['another number', ['2'], undefined],
  ] as const)('%s: their confirmations', (_what, typed, left) => {
    const after = typed.reduce<Answers>(
      (answers, count) => change({ siblingsStudentsCount: count }, answers),
      sampleAnswers,
    )
    expect(after['siblingsStudyConfirmations']).toEqual(left)
  })

  it('changing the student siblings empties their confirmations, the other siblings do not', () => {
    expect(change({ siblingsStudentsCount: '2' })).not.toHaveProperty('siblingsStudyConfirmations')
    expect(change({ siblingsStudentsCount: '1' })).toHaveProperty('siblingsStudyConfirmations')
    expect(change({ siblingsCount: '3' })).toHaveProperty('siblingsStudyConfirmations')
    // Which is told before it happens
    expect(hasSiblingConfirmations(change({ siblingsCount: '3' }))).toBe(true)
    expect(hasSiblingConfirmations(change({ siblingsStudentsCount: '2' }))).toBe(false)
    expect(hasSiblingConfirmations({ siblingsStudyConfirmations: [null] })).toBe(false)
  })

  const cutOff = sampleWith({ isCutOffFromParents: true, cutOffFromParentsCount: 'ONE_PARENT' })

  it('orphan = yes clears cut-off and its count', () => {
    const after = change({ isOrphan: true }, cutOff)
    expect(after).not.toHaveProperty('isCutOffFromParents')
    expect(after).not.toHaveProperty('cutOffFromParentsCount')
  })

  it('cut-off can be answered again afterwards', () => {
    const after = change({ isCutOffFromParents: true }, change({ isOrphan: true }, cutOff))
    expect(after).toMatchObject({ isOrphan: true, isCutOffFromParents: true })
  })

  it('orphan = no clears the orphan count and leaves cut-off alone', () => {
    const orphan = sampleWith({
      isOrphan: true,
      orphanOfParentsCount: 'ONE_PARENT',
      isCutOffFromParents: true,
      cutOffFromParentsCount: 'ONE_PARENT',
    })
    const after = change({ isOrphan: false }, orphan)
    expect(after).not.toHaveProperty('orphanOfParentsCount')
    expect(after).toMatchObject({ isCutOffFromParents: true, cutOffFromParentsCount: 'ONE_PARENT' })
    expect(change({ isOrphan: undefined }, orphan)).not.toHaveProperty('orphanOfParentsCount')
  })

  it('cut-off = no clears its count', () => {
    expect(change({ isCutOffFromParents: false }, cutOff)).not.toHaveProperty('cutOffFromParentsCount')
    expect(change({ firstName: 'נעה' }, cutOff)).toHaveProperty('cutOffFromParentsCount', 'ONE_PARENT')
  })

  it('orphan of both leaves the cut-off answer, which is not asked for then', () => {
    const both = change(
      { isCutOffFromParents: true, cutOffFromParentsCount: 'ONE_PARENT' },
      change({ isOrphan: true }),
    )
    const after = change({ orphanOfParentsCount: 'BOTH_PARENTS' }, both)
    expect(after).toMatchObject({ orphanOfParentsCount: 'BOTH_PARENTS', isCutOffFromParents: true })
    const { ids } = shownOf(applicationForm, after, sampleContext)
    expect([ids.has('isCutOffFromParents'), ids.has('isNewcomer')]).toEqual([false, false])
    expect(change({ orphanOfParentsCount: 'ONE_PARENT' }, after)).toMatchObject({
      isCutOffFromParents: true,
      cutOffFromParentsCount: 'ONE_PARENT',
    })
  })

  it('the list of disabled family members opens with its first line', () => {
    const none = sampleWith({ isDisabledFamilyMembers: false, disabledFamilyMembers: undefined })
    expect(change({ isDisabledFamilyMembers: true }, none)).toHaveProperty('disabledFamilyMembers', [{}])
    expect(change({ disabledFamilyMembers: [] })).toHaveProperty('disabledFamilyMembers', [{}])
    expect(change({ firstName: 'נעה' }, none)).not.toHaveProperty('disabledFamilyMembers')
    expect(change({ firstName: 'נעה' })).toHaveProperty('disabledFamilyMembers', [
      { type: 'PARENT_ONE', percent: '40' },
    ])
  })

  describe('the documents of disabled family members stay with whom they are about', () => {
    const one = { type: 'PARENT_ONE', percent: '40' } as const
    const sibling = { type: 'SIBLING', percent: '30' } as const
    const child = { type: 'CHILD', percent: '20' }
    it.each([
      ['a line removed in the middle', [one, sibling, child], [one, child], ['1.pdf', '3.pdf']],
      ['the last line removed', [one, sibling, child], [one, sibling], ['1.pdf', '2.pdf']],
      ['all but the first removed', [one, sibling, child], [one], ['1.pdf']],
      [
        'an earlier line completed',
        [one, { type: 'SIBLING' }, child],
        [one, sibling, child],
        ['1.pdf', '2.pdf', '3.pdf'],
      ],
      [
        'another percent',
        [one, sibling, child],
        [{ ...one, percent: '50' }, sibling, child],
        ['1.pdf', '2.pdf', '3.pdf'],
      ],
      ['a new line', [one, sibling, child], [one, sibling, child, {}], ['1.pdf', '2.pdf', '3.pdf']],
      [
        'somebody else',
        [one, sibling, child],
        [one, { ...sibling, type: 'PARENT_TWO' }, child],
        ['1.pdf', null, '3.pdf'],
      ],
      ['nobody yet', [one, sibling, child], [{}, sibling, child], [null, '2.pdf', '3.pdf']],
      [
        'removed and changed at once',
        [one, sibling, child],
        [{ ...one, type: 'SPOUSE' }, child],
        [null, '3.pdf'],
      ],
      ['no lines', [one, sibling, child], [], undefined],
    ])('%s', (_, before, after, expected) => {
      const stored = sampleWith({
        disabledFamilyMembers: before,
        disabilityDocuments: ['1.pdf', '2.pdf', '3.pdf'],
      })
      const { disabilityDocuments } = change({ disabledFamilyMembers: after }, stored)
      expect(disabilityDocuments).toEqual(expected)
    })

    it.each([
      [1, ['1.pdf', '2.pdf', '3.pdf'], ['1.pdf', '3.pdf']],
      [2, ['1.pdf', '2.pdf', '3.pdf'], ['1.pdf', '2.pdf']],
      [1, ['1.pdf', '2.pdf'], ['1.pdf']],
      [2, [null, '2.pdf'], [null, '2.pdf']],
      [1, [null, '2.pdf'], undefined],
      [1, undefined, undefined],
    ])('also where line %d of three that are alike, with %j, is removed', (index, names, expected) => {
      const stored = {
        disabledFamilyMembers: [sibling, sibling, sibling],
        ...(names && { disabilityDocuments: names }),
      }
      const removal = lineRemoval(applicationBehaviour, stored, 'disabledFamilyMembers', index)
      expect(applyChanges(applicationBehaviour, stored, removal)).toEqual({
        disabledFamilyMembers: [sibling, sibling],
        ...(expected && { disabilityDocuments: expected }),
      })
      expect(followChanges(applicationBehaviour, stored, removal).sections).toEqual(['family', 'documents'])
    })

    it.each([
      [undefined, undefined],
      [[one], undefined],
      [undefined, [one]],
    ])('of lines %j that became %j there is none left', (before, after) => {
      expect(alignedDocuments(before, after, ['1.pdf'])).toBeUndefined()
    })

    it('and come with the lines where both are given', () => {
      const after = change({ disabledFamilyMembers: [child], disabilityDocuments: ['new.pdf'] })
      expect(after).toHaveProperty('disabilityDocuments', ['new.pdf'])
    })
  })

  it('answering no keeps the lines, hidden: a slip of the finger loses nothing', () => {
    expect(change({ isDisabledFamilyMembers: false })).toHaveProperty('disabledFamilyMembers', [
      { type: 'PARENT_ONE', percent: '40' },
    ])
  })
})
