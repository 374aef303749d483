import { describe, expect, it } from 'vitest'
import { sampleContext } from '../sample-application.fixture.ts'
import { sampleWith } from '../try-answer.fixture.ts'
import { type FixFlag, type FixPlace, findFixFlag, isFlagged, questionsBeside } from './fix-mode.ts'
import { neededDocuments } from './registry.ts'

const familyOfParentOne = { field: 'family_documents', member_type: 'PARENT_ONE' }
const siblings = 'siblings_study_confirmations'
const disability = 'disability_documents'

describe('fix mode', () => {
  it.each<[FixPlace, readonly FixFlag[], boolean]>([
    [{ questionId: 'idFront' }, [{ field: 'id_front' }], true],
    [{ questionId: 'idBack' }, [{ field: 'id_front' }], false],
    [{ questionId: 'idFront' }, [], false],
    [{ questionId: 'firstName' }, [{ field: 'first_name' }], false],
    [{ questionId: 'nothing' }, [{ field: 'id_front' }], false],
    // A member of the family documents: the type of income, the allowance and the document are flagged together.
    [{ questionId: 'parentOneIncomeType' }, [familyOfParentOne], true],
    [{ questionId: 'parentOneAllowance' }, [familyOfParentOne], true],
    [{ questionId: 'parentOneIncomeDocument' }, [familyOfParentOne], true],
    [{ questionId: 'parentTwoIncomeDocument' }, [familyOfParentOne], false],
    [{ questionId: 'parentTwoIncomeDocument' }, [{ field: 'family_documents' }], true],
    // Without a member the index counts the lines: one for each of the four members, in their order.
    [{ questionId: 'parentOneIncomeDocument' }, [{ field: 'family_documents', index: 0 }], true],
    [{ questionId: 'parentTwoIncomeDocument' }, [{ field: 'family_documents', index: 0 }], false],
    [{ questionId: 'parentTwoIncomeType' }, [{ field: 'family_documents', index: 1 }], true],
    [{ questionId: 'candidateIncomeDocument' }, [{ field: 'family_documents', index: 3 }], true],
    [{ questionId: 'candidateIncomeDocument' }, [{ field: 'family_documents', index: 4 }], false],
    [{ questionId: 'parentTwoIncomeDocument' }, [{ ...familyOfParentOne, index: 1 }], false],
    [{ questionId: 'parentOneIncomeDocument' }, [{ ...familyOfParentOne, index: 1 }], true],
    // A place in a list. A member in the flag is ignored if the list has no members.
    [{ questionId: 'siblingsStudyConfirmations', index: 0 }, [{ field: siblings, index: 0 }], true],
    [{ questionId: 'siblingsStudyConfirmations', index: 1 }, [{ field: siblings, index: 0 }], false],
    [{ questionId: 'siblingsStudyConfirmations' }, [{ field: siblings, index: 0 }], true],
    [{ questionId: 'siblingsStudyConfirmations', index: 1 }, [{ field: siblings }], true],
    [
      { questionId: 'siblingsStudyConfirmations', index: 1 },
      [{ field: siblings, member_type: 'CHILD' }],
      true,
    ],
    // A place in a list with members: flagged by its index, by its member, or by both.
    [place(2, 'CHILD'), [{ field: disability, index: 2, member_type: 'CHILD' }], true],
    [place(1, 'CHILD'), [{ field: disability, index: 2, member_type: 'CHILD' }], false],
    [place(2, 'SPOUSE'), [{ field: disability, index: 2, member_type: 'CHILD' }], false],
    [place(2, 'CHILD'), [{ field: disability, index: 2 }], true],
    [place(0, 'CHILD'), [{ field: disability, member_type: 'CHILD' }], true],
    [place(1, 'SPOUSE'), [{ field: disability, member_type: 'CHILD' }], false],
    [{ questionId: 'disabilityDocuments', index: 1 }, [{ field: disability, member_type: 'CHILD' }], false],
    [place(1, 'SPOUSE'), [{ field: disability }], true],
    [
      place(1, 'SPOUSE'),
      [
        { field: disability, index: 0 },
        { field: disability, index: 1 },
      ],
      true,
    ],
    // An index in the flag of a single document is ignored.
    [{ questionId: 'idFront' }, [{ field: 'id_front', index: 3 }], true],
    [{ questionId: 'idFront', index: 0 }, [{ field: 'id_front', index: 3 }], true],
  ])('%j with %j is editable: %s', (fixPlace, flags, expected) => {
    expect(isFlagged(fixPlace, flags)).toBe(expected)
  })

  it('the flag of a document flags no other document', () => {
    const answers = sampleWith({
      siblingsStudentsCount: '2',
      disabledFamilyMembers: [
        { type: 'PARENT_ONE', percent: '40' },
        { type: 'SIBLING' },
        { type: 'SIBLING', percent: '30' },
        { type: 'SIBLING', percent: '20' },
      ],
    })
    const needed = neededDocuments(answers, sampleContext)
    expect(needed.length).toBeGreaterThan(15)
    for (const one of needed) {
      const flag = findFixFlag(one)
      expect(flag).toBeDefined()
      expect(needed.filter((other) => flag && isFlagged(other, [flag]))).toEqual([one])
    }
  })

  it.each<[FixPlace, FixFlag | undefined]>([
    [{ questionId: 'idFront' }, { field: 'id_front' }],
    [{ questionId: 'idFront', index: 1 }, { field: 'id_front' }],
    [{ questionId: 'spouseIncomeDocument' }, { field: 'family_documents', member_type: 'SPOUSE' }],
    [
      { questionId: 'siblingsStudyConfirmations', index: 1 },
      { field: siblings, index: 1 },
    ],
    [{ questionId: 'siblingsStudyConfirmations' }, { field: siblings }],
    [place(0, 'BROTHER_SISTER'), { field: disability, index: 0, member_type: 'BROTHER_SISTER' }],
    [{ questionId: 'firstName' }, undefined],
    [{ questionId: 'toString' }, undefined],
  ])('the flag of %j is %j', (fixPlace, flag) => {
    expect(findFixFlag(fixPlace)).toStrictEqual(flag)
  })

  it.each([
    ['parentOneIncomeDocument', ['parentOneIncomeType', 'parentOneAllowance']],
    ['idFront', []],
    ['disabilityDocuments', []],
  ])('%s is corrected together with %j', (questionId, beside) => {
    expect(questionsBeside(questionId).map(({ id }) => id)).toEqual(beside)
  })
})

function place(index: number, member: string): FixPlace {
  return { questionId: 'disabilityDocuments', index, member }
}
