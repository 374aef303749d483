import { describe, expect, it } from 'vitest'
import type { Answers } from '../../answers/answer.ts'
import type { Changes } from '../../answers/draft.ts'
import { applicationForm } from '../form.ts'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { sampleWith } from '../try-answer.fixture.ts'
import type { FixFlag } from './fix-mode.ts'
import { allowedChanges, mayEdit, withDeclarationOf, withoutDeclaration } from './may-edit.ts'

const disability = 'disability_documents'

const corrected = (stored: Answers, changes: Changes, flags: readonly FixFlag[]) =>
  allowedChanges(stored, changes, { mode: 'FIX', flags }, sampleContext)

const editable = (opening: Parameters<typeof mayEdit>[1]) =>
  applicationForm.sections
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => mayEdit({ questionId: id }, opening))
    .map(({ id }) => id)

describe('what may be edited', () => {
  const flags = [{ field: 'id_front' }, { field: 'family_documents', member_type: 'PARENT_ONE' }]

  it('is everything in FILL mode, and nothing in READ mode, whatever is flagged', () => {
    expect(editable({ mode: 'FILL', flags: [] })).toHaveLength(applicationForm.byId.size)
    expect(editable({ mode: 'READ', flags })).toEqual([])
  })

  it('in a correction is every flagged document, its related questions, and the declaration', () => {
    expect(editable({ mode: 'FIX', flags })).toEqual([
      'idFront',
      'parentOneIncomeType',
      'parentOneAllowance',
      'parentOneIncomeDocument',
      'declarationCorrectnessInformation',
    ])
    expect(editable({ mode: 'FIX', flags: [] })).toEqual(['declarationCorrectnessInformation'])
  })

  it('in a list is only the flagged place', () => {
    const second = { mode: 'FIX', flags: [{ field: 'siblings_study_confirmations', index: 1 }] } as const
    const places = [0, 1, 2].map((index) => ({ questionId: 'siblingsStudyConfirmations', index }))
    expect(places.map((place) => mayEdit(place, second))).toEqual([false, true, false])
  })
})

it('a correction starts without the earlier declaration, and with all other answers', () => {
  const { declarationCorrectnessInformation, ...others } = sampleAnswers
  expect(declarationCorrectnessInformation).toBe(true)
  expect(withoutDeclaration(sampleAnswers)).toEqual(others)
})

it('takes the declaration of other answers, also where they have none', () => {
  const others = withoutDeclaration(sampleAnswers)
  expect(withDeclarationOf(sampleAnswers, others)).toEqual(sampleAnswers)
  expect(withDeclarationOf(others, sampleAnswers)).toEqual(others)
})

describe('the changes of a call', () => {
  it('are all accepted in FILL mode, and none in READ mode', () => {
    const changes = { firstName: 'דנה', idBack: 'new.jpg' }
    expect(allowedChanges(sampleAnswers, changes, { mode: 'FILL', flags: [] }, sampleContext)).toBe(changes)
    expect(allowedChanges(sampleAnswers, changes, { mode: 'READ', flags: [] }, sampleContext)).toEqual({})
  })

  it('are accepted only for returned documents', () => {
    const changes = { idFront: 'new-front.jpg', idBack: 'new-back.jpg', approveIncomes: false }
    expect(corrected(sampleAnswers, changes, [{ field: 'id_front' }])).toEqual({
      idFront: 'new-front.jpg',
    })
    expect(corrected(sampleAnswers, changes, [])).toEqual({})
    expect(corrected(sampleAnswers, { idFront: undefined }, [{ field: 'id_front' }])).toEqual({
      idFront: undefined,
    })
  })

  it('change only the flagged places of a list', () => {
    const stored = { siblingsStudyConfirmations: ['a.pdf', 'b.pdf', 'c.pdf'] }
    const flags = [{ field: 'siblings_study_confirmations', index: 1 }]
    const fix = (names: readonly (string | null)[] | undefined) =>
      corrected(stored, { siblingsStudyConfirmations: names }, flags)
    expect(fix(['x.pdf', 'y.pdf', 'z.pdf'])).toEqual({
      siblingsStudyConfirmations: ['a.pdf', 'y.pdf', 'c.pdf'],
    })
    expect(fix(undefined)).toEqual({ siblingsStudyConfirmations: ['a.pdf', null, 'c.pdf'] })
    expect(fix(['x.pdf', 'y.pdf', 'z.pdf', 'w.pdf'])).toEqual({
      siblingsStudyConfirmations: ['a.pdf', 'y.pdf', 'c.pdf'],
    })
  })

  it('remove a list that is emptied', () => {
    const flags = [{ field: 'siblings_study_confirmations' }]
    expect(
      corrected({ siblingsStudyConfirmations: ['a.pdf'] }, { siblingsStudyConfirmations: undefined }, flags),
    ).toEqual({ siblingsStudyConfirmations: undefined })
  })

  it('change only the places of the member in a flag without an index', () => {
    const stored = sampleWith({
      disabledFamilyMembers: [
        { type: 'PARENT_ONE', percent: '40' },
        { type: 'SIBLING', percent: '30' },
        { type: 'CANDIDATE', percent: '20' },
      ],
      disabilityDocuments: ['parent.pdf', 'sibling.pdf', 'candidate.pdf'],
    })
    const changes = { disabilityDocuments: ['x.pdf', 'y.pdf', 'z.pdf', 'w.pdf'] }
    const flags = [{ field: disability, member_type: 'BROTHER_SISTER' }]
    expect(corrected(stored, changes, flags)).toEqual({
      disabilityDocuments: ['parent.pdf', 'y.pdf', 'candidate.pdf'],
    })
    const nobody = [{ field: disability, member_type: 'CHILD' }]
    expect(corrected(stored, changes, nobody)).toEqual({
      disabilityDocuments: ['parent.pdf', 'sibling.pdf', 'candidate.pdf'],
    })
  })
})
