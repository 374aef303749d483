import { describe, expect, it } from 'vitest'
import type { Answers } from '../../answers/answer.ts'
import { applyChanges, followChanges, lineRemoval } from '../../answers/effects.ts'
import { alignedDocuments } from '../documents/align.ts'
import { applicationBehaviour } from '../form.ts'
import { sampleAnswers } from '../sample-application.fixture.ts'
import { sampleWith } from '../try-answer.fixture.ts'
import { hasSiblingConfirmations } from './rules.ts'

const change = (changes: Parameters<typeof sampleWith>[0], from: Answers = sampleAnswers) =>
  applyChanges(applicationBehaviour, from, changes)

describe('behaviour of step 3', () => {
  it('changing the children count resets both counts of siblings to 0', () => {
    expect(change({ childrenCount: '1' })).toMatchObject({ siblingsCount: '0', siblingsStudentsCount: '0' })
    expect(change({ childrenCount: undefined })).toMatchObject({
      siblingsCount: '0',
      siblingsStudentsCount: '0',
    })
    expect(change({ childrenCount: '0' })).toMatchObject({ siblingsCount: '2', siblingsStudentsCount: '1' })
  })

  it('and with the count of students empties their confirmations', () => {
    expect(change({ childrenCount: '1' })).not.toHaveProperty('siblingsStudyConfirmations')
  })

  it('siblings that come in the same call as the children are kept', () => {
    const after = change({ childrenCount: '00', siblingsCount: '4', siblingsStudentsCount: '1' })
    expect(after).toMatchObject({ siblingsCount: '4', siblingsStudentsCount: '1' })
    expect(after).toHaveProperty('siblingsStudyConfirmations', ['sibling.pdf'])
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

  it('orphan of both takes the disabled cut-off question back', () => {
    const both = change(
      { isCutOffFromParents: true, cutOffFromParentsCount: 'ONE_PARENT' },
      change({ isOrphan: true }),
    )
    const after = change({ orphanOfParentsCount: 'BOTH_PARENTS' }, both)
    expect(after).toHaveProperty('orphanOfParentsCount', 'BOTH_PARENTS')
    expect(after).not.toHaveProperty('isCutOffFromParents')
    expect(after).not.toHaveProperty('cutOffFromParentsCount')
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
