import { expect, it } from 'vitest'
import { findIdImageOwner } from './id-images.ts'
import { documentQuestions } from './registry.ts'

it('knows whose card a document shows, and shows no card where there is none', () => {
  expect(findIdImageOwner('idFront')).toBe('applicant')
  expect(findIdImageOwner('parentTwoIdBack')).toBe('parent')
  expect(findIdImageOwner('confirmationStudies')).toBeUndefined()
  expect(findIdImageOwner('toString')).toBeUndefined()
})

it('every image of a card has an owner', () => {
  const images = documentQuestions.filter(({ wire }) => /(^|_)id_/.test(String(wire))).map(({ id }) => id)
  expect(images).toHaveLength(9)
  for (const id of images) expect(findIdImageOwner(id)).toBeDefined()
})
