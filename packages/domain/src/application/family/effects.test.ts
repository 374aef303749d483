import { describe, expect, it } from 'vitest'
import type { Answers } from '../../answers/answer.ts'
import { applyChanges, followChanges, lineRemoval } from '../../answers/effects.ts'
import { draftPayload, submitPayload } from '../../answers/payload.ts'
import { shownOf } from '../../answers/visibility.ts'
import { applicationBehaviour, applicationForm } from '../form.ts'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { sampleWith } from '../try-answer.fixture.ts'
import { alignedDocuments } from './aligned-documents.ts'
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
      'children %j do not change the answers about siblings',
      (count) => {
        expect(change({ childrenCount: count })).toMatchObject(typed)
      },
    )

    it('back at 0 the siblings are asked again with the earlier answers', () => {
      const back = change({ childrenCount: '0' }, change({ childrenCount: '3' }))
      expect(back).toMatchObject(typed)
      expect(shownOf(applicationForm, back, sampleContext).answers).toMatchObject(typed)
    })

    it.each([['1'], ['0'], [undefined]])('children %j set no sibling answers', (count) => {
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
      // Over thirty and without children the question is not asked, and nothing is sent.
      [{ birthday: '1994-12-15' }, [undefined, undefined]],
      [{ birthday: '1994-12-15', childrenCount: '1' }, ['0', '0']],
    ])('with %j they are sent as %j', (changes, expected) => {
      expect(travels(changes)).toEqual(expected)
    })

    it('a draft contains the typed answers', () => {
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
  ] as const)("%s: the siblings' confirmations", (_what, typed, left) => {
    const after = typed.reduce<Answers>(
      (answers, count) => change({ siblingsStudentsCount: count }, answers),
      sampleAnswers,
    )
    expect(after['siblingsStudyConfirmations']).toEqual(left)
  })

  it('changing the number of student siblings removes their confirmations, changing the other siblings does not', () => {
    expect(change({ siblingsStudentsCount: '2' })).not.toHaveProperty('siblingsStudyConfirmations')
    expect(change({ siblingsStudentsCount: '1' })).toHaveProperty('siblingsStudyConfirmations')
    expect(change({ siblingsCount: '3' })).toHaveProperty('siblingsStudyConfirmations')
    // The student is warned before it happens.
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

  describe('the certificates of the parents', () => {
    const files = { parentOneCertificate: 'one.pdf', parentTwoCertificate: 'two.pdf' }
    const none = { isOrphan: false, isCutOffFromParents: false } as const
    const orphanOfBoth = { isOrphan: true, orphanOfParentsCount: 'BOTH_PARENTS' } as const
    const cutOffFromBoth = { isCutOffFromParents: true, cutOffFromParentsCount: 'BOTH_PARENTS' } as const
    const after = (before: object, ...changes: readonly object[]) => {
      const { parentOneCertificate, parentTwoCertificate } = changes.reduce(
        (answers: Answers, one) => change(one, answers),
        sampleWith({ ...none, ...before, ...files }),
      )
      return [parentOneCertificate, parentTwoCertificate]
    }

    it('do not become declarations, nor declarations certificates', () => {
      const nowCutOff = [{ isOrphan: false }, cutOffFromBoth] as const
      expect(after(orphanOfBoth, ...nowCutOff)).toEqual([undefined, undefined])
      expect(after(orphanOfBoth, { ...nowCutOff[0], ...nowCutOff[1] })).toEqual([undefined, undefined])
      expect(after(cutOffFromBoth, orphanOfBoth)).toEqual([undefined, undefined])
    })

    it('stay where they are asked for as before, or hidden by the count alone', () => {
      expect(after(orphanOfBoth, { orphanOfParentsCount: 'ONE_PARENT' })).toEqual(['one.pdf', 'two.pdf'])
      const orphanOfOne = { isOrphan: true, orphanOfParentsCount: 'ONE_PARENT' } as const
      // Parent one is now the parent that the student is cut off from.
      expect(after(orphanOfOne, { isCutOffFromParents: true })).toEqual([undefined, 'two.pdf'])
    })
  })

  it('cut-off can be answered again afterwards', () => {
    const after = change({ isCutOffFromParents: true }, change({ isOrphan: true }, cutOff))
    expect(after).toMatchObject({ isOrphan: true, isCutOffFromParents: true })
  })

  it('orphan = no clears the orphan count and does not change cut-off', () => {
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

  it('orphan of both does not change the cut-off answer, which is hidden then', () => {
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

  it('the list of disabled family members starts with one line', () => {
    const none = sampleWith({ isDisabledFamilyMembers: false, disabledFamilyMembers: undefined })
    expect(change({ isDisabledFamilyMembers: true }, none)).toHaveProperty('disabledFamilyMembers', [{}])
    expect(change({ disabledFamilyMembers: [] })).toHaveProperty('disabledFamilyMembers', [{}])
    expect(change({ firstName: 'נעה' }, none)).not.toHaveProperty('disabledFamilyMembers')
    expect(change({ firstName: 'נעה' })).toHaveProperty('disabledFamilyMembers', [
      { type: 'PARENT_ONE', percent: '40' },
    ])
  })

  describe('the documents of disabled family members stay with their lines', () => {
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
    ])('also if line %d of three equal lines, with %j, is removed', (index, names, expected) => {
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
    ])('none is left if lines %j become %j', (before, after) => {
      expect(alignedDocuments(before, after, ['1.pdf'])).toBeUndefined()
    })

    it('and are taken from the call if it contains both', () => {
      const after = change({ disabledFamilyMembers: [child], disabilityDocuments: ['new.pdf'] })
      expect(after).toHaveProperty('disabilityDocuments', ['new.pdf'])
    })
  })

  it('answering no hides the lines but does not remove them, so that a mistake loses nothing', () => {
    expect(change({ isDisabledFamilyMembers: false })).toHaveProperty('disabledFamilyMembers', [
      { type: 'PARENT_ONE', percent: '40' },
    ])
  })
})
