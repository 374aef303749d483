import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../sample-application.fixture.ts'
import { allowedFixes, isFlagged } from './fix-mode.ts'

describe('fix mode', () => {
  it.each([
    ['idFront', undefined, [{ field: 'id_front' }], true],
    ['idBack', undefined, [{ field: 'id_front' }], false],
    ['idFront', undefined, [], false],
    ['firstName', undefined, [{ field: 'first_name' }], false],
    ['nothing', undefined, [{ field: 'id_front' }], false],
    // One member of the family documents: the type of income, the allowance and the document together.
    ['parentOneIncomeType', undefined, [{ field: 'family_documents', member_type: 'PARENT_ONE' }], true],
    ['parentOneAllowance', undefined, [{ field: 'family_documents', member_type: 'PARENT_ONE' }], true],
    ['parentOneIncomeDocument', undefined, [{ field: 'family_documents', member_type: 'PARENT_ONE' }], true],
    ['parentTwoIncomeDocument', undefined, [{ field: 'family_documents', member_type: 'PARENT_ONE' }], false],
    ['parentTwoIncomeDocument', undefined, [{ field: 'family_documents' }], true],
    // A place in a list.
    ['siblingsStudyConfirmations', 0, [{ field: 'siblings_study_confirmations', index: 0 }], true],
    ['siblingsStudyConfirmations', 1, [{ field: 'siblings_study_confirmations', index: 0 }], false],
    ['siblingsStudyConfirmations', undefined, [{ field: 'siblings_study_confirmations', index: 0 }], true],
    ['siblingsStudyConfirmations', 1, [{ field: 'siblings_study_confirmations' }], true],
    ['disabilityDocuments', 2, [{ field: 'disability_documents', index: 2, member_type: 'CHILD' }], true],
    ['disabilityDocuments', 1, [{ field: 'disability_documents', index: 2, member_type: 'CHILD' }], false],
    // An index on a single document is of no account.
    ['idFront', undefined, [{ field: 'id_front', index: 3 }], true],
    ['idFront', 0, [{ field: 'id_front', index: 3 }], true],
  ])('%s at %s with %j is editable: %s', (questionId, index, flags, expected) => {
    expect(isFlagged(questionId, flags, index)).toBe(expected)
  })

  it('lets through only what was sent back', () => {
    const changes = { idFront: 'new-front.jpg', idBack: 'new-back.jpg', approveIncomes: false }
    expect(allowedFixes(sampleAnswers, changes, [{ field: 'id_front' }])).toEqual({
      idFront: 'new-front.jpg',
    })
    expect(allowedFixes(sampleAnswers, changes, [])).toEqual({})
    expect(allowedFixes(sampleAnswers, { idFront: undefined }, [{ field: 'id_front' }])).toEqual({
      idFront: undefined,
    })
  })

  it('changes only the flagged places of a list', () => {
    const stored = { siblingsStudyConfirmations: ['a.pdf', 'b.pdf', 'c.pdf'] }
    const flags = [{ field: 'siblings_study_confirmations', index: 1 }]
    const fix = (names: readonly (string | null)[] | undefined) =>
      allowedFixes(stored, { siblingsStudyConfirmations: names }, flags)
    expect(fix(['x.pdf', 'y.pdf', 'z.pdf'])).toEqual({
      siblingsStudyConfirmations: ['a.pdf', 'y.pdf', 'c.pdf'],
    })
    expect(fix(undefined)).toEqual({ siblingsStudyConfirmations: ['a.pdf', null, 'c.pdf'] })
    expect(fix(['x.pdf', 'y.pdf', 'z.pdf', 'w.pdf'])).toEqual({
      siblingsStudyConfirmations: ['a.pdf', 'y.pdf', 'c.pdf'],
    })
  })

  it('leaves nothing behind of a list that is emptied', () => {
    const flags = [{ field: 'siblings_study_confirmations' }]
    expect(
      allowedFixes(
        { siblingsStudyConfirmations: ['a.pdf'] },
        { siblingsStudyConfirmations: undefined },
        flags,
      ),
    ).toEqual({ siblingsStudyConfirmations: undefined })
  })
})
