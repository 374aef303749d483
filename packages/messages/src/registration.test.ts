import { expect, it } from 'vitest'
import { registration as arabic } from './ar/registration.ts'
import { registration as english } from './en/registration.ts'
import { registration as hebrew } from './he/registration.ts'

// Whoever controls a page by voice says the word that is shown.
it.each([
  ['Hebrew', hebrew],
  ['Arabic', arabic],
  ['English', english],
])('in %s the name of a button for a step contains the word that is shown', (_language, { check }) => {
  expect(check.showStep).toContain(check.show)
  expect(check.changeStep).toContain(check.change)
})
