import { documents } from '@milgo/domain/application/documents/questions'
import { expect, it } from 'vitest'
import { namedFiles, referencesIn } from './named-files.ts'

const reference = (name: string, state = 'clean') => ({
  file_name: name,
  original_file_name: `own-${name}`,
  file_signed_url: null,
  file_state: state,
})
const saved = {
  version: 3,
  is_biometric_id: true,
  id_front: reference('front'),
  id_back: reference('bad', 'infected'),
  id_attachment: null,
  siblings_study_confirmations: [null, reference('sibling')],
  disability_documents: [
    { member_type: 'CHILD', document: reference('child') },
    { member_type: null, document: null },
  ],
  family_documents: [
    { member_type: 'SPOUSE', income_type: 'EMPLOYEE', allowance: null, document: reference('spouse') },
  ],
}

it('names every file at any depth, except infected ones', () => {
  expect(namedFiles(documents, saved)).toEqual({
    version: 3,
    is_biometric_id: true,
    id_front: 'front',
    id_back: null,
    id_attachment: null,
    siblings_study_confirmations: [null, 'sibling'],
    disability_documents: ['child', null],
    family_documents: [
      { member_type: 'SPOUSE', income_type: 'EMPLOYEE', allowance: null, document: 'spouse' },
    ],
  })
})

it('finds all references', () => {
  expect(referencesIn(saved).map(({ file_name }) => file_name)).toEqual([
    'front',
    'bad',
    'sibling',
    'child',
    'spouse',
  ])
})
