import { describe, expect, it } from 'vitest'
import type { Answers } from '../../answers/answer.ts'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { correctionIssues, documentsToFix, newFilesIn } from './corrections.ts'
import { neededDocuments } from './registry.ts'

const sent = new Set(
  neededDocuments(sampleAnswers, sampleContext).flatMap(({ value }) =>
    typeof value === 'string' ? [value] : [],
  ),
)
const flags = [{ field: 'id_front' }, { field: 'family_documents', member_type: 'PARENT_ONE' }]
const complete: Answers = {
  ...sampleAnswers,
  idFront: 'new-front.pdf',
  parentOneIncomeDocument: 'new-income.pdf',
}

const codes = (answers: Answers) =>
  correctionIssues(answers, flags, sent, sampleContext).map(({ code, questionId }) => `${questionId} ${code}`)

describe('a correction', () => {
  it('needs a new file for every flag', () => {
    expect(codes(sampleAnswers)).toEqual(['idFront FIELD_REQUIRED', 'parentOneIncomeDocument FIELD_REQUIRED'])
    expect(codes({ ...complete, idFront: undefined } as unknown as Answers)).toEqual([
      'idFront FIELD_REQUIRED',
    ])
    expect(codes(complete)).toEqual([])
  })

  it('is validated only for the questions that it may change', () => {
    const insured = { ...complete, parentOneIncomeType: 'NATIONAL_INSURANCE' }
    expect(codes(insured)).toEqual(['parentOneAllowance FIELD_REQUIRED'])
    const { idBack: _idBack, ...withoutBack } = complete
    expect(codes(withoutBack)).toEqual([])
    const { declarationCorrectnessInformation: _declared, ...undeclared } = complete
    expect(codes(undeclared)).toEqual([expect.stringContaining('declarationCorrectnessInformation')])
  })

  it('lists each document with its own flag, also if a whole list is flagged', () => {
    const both = [...flags, { field: 'family_documents' }]
    const asked = documentsToFix(complete, both, sent, sampleContext).map(
      ({ questionId, flag, isReplaced }) => `${questionId} ${both.indexOf(flag)} ${isReplaced}`,
    )
    expect(asked).toEqual([
      'idFront 0 true',
      'parentOneIncomeDocument 1 true',
      'parentTwoIncomeDocument 2 false',
    ])
  })

  it('lists the new files before it is sent', () => {
    const named = (answers: Answers) =>
      newFilesIn(answers, flags, sent, sampleContext).map(({ value }) => value)
    expect(named(sampleAnswers)).toEqual([])
    expect(named({ ...sampleAnswers, idFront: 'new-front.pdf', idBack: 'unasked.pdf' })).toEqual([
      'new-front.pdf',
    ])
  })
})
