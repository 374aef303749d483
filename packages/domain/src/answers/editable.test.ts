import { expect, it } from 'vitest'
import { defineSection } from './define.ts'
import { isEditable, refusesPaste, withoutLocked } from './editable.ts'

const question = {
  id: 'name',
  section: 'person',
  kind: 'text',
  maxLength: 5,
  place: 'who',
} as const
const dependent = {
  ...question,
  enabledWhen: ({ copied }: { readonly copied?: boolean }) => copied !== true,
}

it('a question can be changed unless it is locked or disabled by another answer', () => {
  const open = { locked: new Set<string>() }
  expect(isEditable(question, {}, open)).toBe(true)
  expect(isEditable(question, {}, { locked: new Set(['name']) })).toBe(false)
  expect(isEditable(dependent, {}, open)).toBe(true)
  expect(isEditable(dependent, { copied: true }, open)).toBe(false)
  expect(isEditable(dependent, {}, { locked: new Set(['name']) })).toBe(false)
})

it('a locked question is left out of the section', () => {
  const section = defineSection('person', { name: question, phone: question, city: question })
  const { questions } = withoutLocked(section, new Set(['name', 'phone']))
  expect(questions.map(({ id }) => id)).toEqual(['city'])
})

it('pasting is refused if the row says so', () => {
  const careful = { ...question, noPaste: (_: unknown, { strict }: { readonly strict: boolean }) => strict }
  expect(refusesPaste(question, {}, { strict: true })).toBe(false)
  expect(refusesPaste(careful, {}, { strict: true })).toBe(true)
  expect(refusesPaste(careful, {}, { strict: false })).toBe(false)
})
