import { describe, expect, it, vi } from 'vitest'
import { openApplication, part } from './form-store.fixture.ts'

describe('lines of a repeated question', () => {
  const lines = (store: ReturnType<typeof openApplication>) =>
    store.field('disabledFamilyMembers').lines ?? []

  it('are added and removed, and each field stays with its line', () => {
    const store = openApplication()
    store.addLine('disabledFamilyMembers')
    store.addLine('disabledFamilyMembers')
    const [first, second, third] = lines(store).map(({ key }) => key)
    expect(lines(store).map(({ canRemove }) => canRemove)).toEqual([false, true, true])
    store.change(part(third ?? '', 'percent'), '15')
    store.leave(part(third ?? '', 'percent'))
    store.removeLine('disabledFamilyMembers', 1)
    expect(lines(store).map(({ key }) => key)).toEqual([first, third])
    expect(second).not.toBe(third)
    expect(store.answers()['disabledFamilyMembers']).toEqual([
      { type: 'PARENT_ONE', percent: '40' },
      { percent: '15' },
    ])
    expect(lines(store)[1]?.parts['percent']).toMatchObject({
      value: '15',
      complaint: { code: 'DISABILITY_RANGE', params: { min: 20, max: 100 } },
      labelKey: 'disabledFamilyMembers.percent',
    })
    expect(lines(store)[0]?.parts['percent']?.complaint).toBeUndefined()
  })

  it('take their own document along when they go, also among lines that are alike', () => {
    const sibling = { type: 'SIBLING', percent: '30' }
    const store = openApplication({
      disabledFamilyMembers: [sibling, sibling, sibling],
      disabilityDocuments: ['1.pdf', '2.pdf', '3.pdf'],
    })
    const sections = vi.fn()
    store.onChange(sections)
    store.removeLine('disabledFamilyMembers', 1)
    expect(store.answers()).toMatchObject({
      disabledFamilyMembers: [sibling, sibling],
      disabilityDocuments: ['1.pdf', '3.pdf'],
    })
    expect(sections.mock.calls).toEqual([[['family', 'documents']]])
  })

  it('take what was typed in them along when they go', () => {
    const store = openApplication()
    store.addLine('disabledFamilyMembers')
    const [, second] = lines(store)
    store.change(part(second?.key ?? '', 'percent'), 'x')
    expect(store.check(['family'])).toContainEqual(
      expect.objectContaining({ index: 1, complaint: { code: 'DIGITS_ONLY' } }),
    )
    store.removeLine('disabledFamilyMembers', 1)
    expect(store.check(['family'])).toEqual([])
  })

  it('name their problems by line', () => {
    const store = openApplication()
    store.addLine('disabledFamilyMembers')
    const [, second] = lines(store)
    expect(store.check(['family'])).toMatchObject([
      { fieldId: `field-disabledFamilyMembers-${second?.key}-type`, index: 1 },
      { fieldId: `field-disabledFamilyMembers-${second?.key}-percent`, index: 1 },
    ])
  })

  it('the first stays, and the rules say whether there may be another', () => {
    const store = openApplication({ birthday: '1994-12-15' })
    expect(store.field('disabledFamilyMembers').canAddLine).toBe(false)
    store.addLine('disabledFamilyMembers')
    store.removeLine('disabledFamilyMembers', 0)
    expect(lines(store)).toHaveLength(1)
    expect(lines(store)[0]?.parts['type']?.options).toEqual(['CANDIDATE'])
  })
})

describe('a list of files', () => {
  const missing = { siblingsStudentsCount: '2', siblingsStudyConfirmations: [null, 'second.pdf'] }
  const slot = { questionId: 'siblingsStudyConfirmations', slot: 0 }

  it('has a field for each place, with what is there and what is wrong with it', () => {
    const store = openApplication(missing)
    expect(store.check(['documents']).map(({ fieldId, index }) => ({ fieldId, index }))).toEqual([
      { fieldId: 'field-siblingsStudyConfirmations-0', index: 0 },
    ])
    expect(store.field('siblingsStudyConfirmations').slots).toEqual([
      { index: 0, member: undefined, value: undefined, complaint: { code: 'FIELD_REQUIRED' } },
      { index: 1, member: undefined, value: 'second.pdf', complaint: undefined },
    ])
  })

  it('says whom each place is about', () => {
    const store = openApplication({ disabilityDocuments: undefined })
    expect(store.field('disabilityDocuments').slots).toMatchObject([{ index: 0, member: 'PARENT_ONE' }])
    expect(store.check(['documents'])).toMatchObject([{ member: 'PARENT_ONE', place: { slot: 0 } }])
  })

  it('is refused by place, and forgets it once another file is there', () => {
    const store = openApplication({ siblingsStudyConfirmations: ['gone.pdf'] })
    store.refuse([{ field: 'siblings_study_confirmations', index: 0, message: 'gone' }])
    expect(store.status().problems).toMatchObject([{ place: slot, complaint: { message: 'gone' } }])
    store.change({ questionId: slot.questionId }, ['new.pdf'])
    expect(store.status().problems).toEqual([])
  })

  it('and a line that several questions share are told apart by the member and the part', () => {
    const store = openApplication()
    store.refuse([
      { field: 'family_documents', index: 1, part: 'document', member_type: 'PARENT_TWO', message: 'gone' },
    ])
    expect(store.status().problems).toMatchObject([{ fieldId: 'field-parentTwoIncomeDocument' }])
  })
})
