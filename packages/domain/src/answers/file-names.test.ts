import { describe, expect, it } from 'vitest'
import { documents } from '../application/documents/questions.ts'
import { applicationForm } from '../application/form.ts'
import { sampleAnswers, sampleContext } from '../application/sample-application.fixture.ts'
import { fileNamesIn, withoutFiles } from './file-names.ts'
import { readPayload } from './payload.ts'

const answers = {
  idFront: 'front.jpg',
  isBiometricId: true,
  parentOneIncomeDocument: 'income.pdf',
  siblingsStudyConfirmations: ['one.pdf', null, 'three.pdf'],
}

describe('the files that answers name', () => {
  it('are those of single documents and of lists, and nothing else', () => {
    expect(fileNamesIn(documents, answers)).toEqual(['front.jpg', 'one.pdf', 'three.pdf', 'income.pdf'])
    expect(fileNamesIn(documents, {})).toEqual([])
  })

  it.each([
    ['none', [], answers],
    ['a single one', ['front.jpg'], { ...answers, idFront: undefined }],
    [
      'one of a list; the other files stay at their index',
      ['one.pdf'],
      { ...answers, siblingsStudyConfirmations: [null, null, 'three.pdf'] },
    ],
    ['the last of a list', ['three.pdf'], { ...answers, siblingsStudyConfirmations: ['one.pdf'] }],
    ['all of a list', ['one.pdf', 'three.pdf'], { ...answers, siblingsStudyConfirmations: undefined }],
  ])('without %s', (_, gone: readonly string[], expected) => {
    expect(withoutFiles(documents, answers, (name) => gone.includes(name))).toEqual(expected)
  })
})

describe('a file that was not uploaded', () => {
  const hasFile = (name: string, document: string | undefined) => name === `${document}.pdf`
  const read = (payload: object) =>
    readPayload(applicationForm, documents, { ...payload }, { ...sampleContext, hasFile }, sampleAnswers)

  it('is refused by name, and the stored file stays', () => {
    expect(read({ id_front: 'id_front.pdf', id_back: 'id_front.pdf' })).toEqual({
      changes: { idFront: 'id_front.pdf' },
      issues: [{ questionId: 'idBack', wire: 'id_back', code: 'UNKNOWN_FILE' }],
    })
  })

  it.each([
    ['of the family', { family_documents: [{ member_type: 'PARENT_ONE', document: 'a.pdf' }] }, 'document'],
    ['among others', { siblings_study_confirmations: ['a.pdf'] }, 0],
    ['about somebody', { disability_documents: [{ member_type: 'PARENT_ONE', document: 'a.pdf' }] }, 0],
  ])('is refused %s', (_, payload, place) => {
    const { issues } = read(payload)
    expect(issues).toMatchObject([{ code: 'UNKNOWN_FILE', wire: Object.keys(payload)[0] }])
    expect(Object.values(issues[0] ?? {})).toContain(place)
  })

  it('in a list is refused, and the stored file stays at its index', () => {
    expect(read({ siblings_study_confirmations: ['a.pdf'] }).changes).toEqual({
      siblingsStudyConfirmations: sampleAnswers.siblingsStudyConfirmations,
    })
  })
})
