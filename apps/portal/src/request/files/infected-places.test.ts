import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { expect, it } from 'vitest'
import { infectedFiles } from './infected-places.ts'

const reference = (name: string, state = 'infected') => ({
  file_name: name,
  original_file_name: `own-${name}`,
  file_signed_url: null,
  file_state: state,
})

it('finds the files that were infected before the page was opened, at any depth', () => {
  const saved = {
    version: 3,
    id_front: reference('front'),
    id_attachment: reference('good', 'clean'),
    siblings_study_confirmations: [reference('other', 'checking'), reference('sibling')],
    disability_documents: [{ member_type: 'CHILD', document: reference('child') }],
    family_documents: [
      { member_type: 'SPOUSE', income_type: 'EMPLOYEE', allowance: null, document: reference('spouse') },
    ],
  }
  expect(infectedFiles(saved, sampleContext)).toEqual([
    { place: { questionId: 'idFront' }, fileName: 'own-front' },
    { place: { questionId: 'siblingsStudyConfirmations', slot: 1 }, fileName: 'own-sibling' },
    { place: { questionId: 'spouseIncomeDocument' }, fileName: 'own-spouse' },
    { place: { questionId: 'disabilityDocuments', slot: 0 }, fileName: 'own-child' },
  ])
})
