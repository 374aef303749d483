import { expect, it } from 'vitest'
import type { DraftSpan } from '../content/content-document.ts'
import { fillTemplate, fillWords } from './fill-template.ts'
import {
  isAvailableWithout,
  type MessageValues,
  optionalValuesOf,
  templatePlaceOf,
} from './template-place.ts'

const value = (name: string, more: Partial<DraftSpan> = {}): DraftSpan => ({
  text: `{${name}}`,
  value: true,
  ...more,
})
const filled = (spans: readonly DraftSpan[], values: MessageValues) =>
  fillTemplate([{ kind: 'paragraph', spans: [...spans] }], values)

it.each([
  ['support', 'help@milgo.example', 'mailto:help@milgo.example'],
  ['link', 'https://milgo.example/office/invitation#t', 'https://milgo.example/office/invitation#t'],
  ['address', '\u2066https://milgo.example/area\u2069', 'https://milgo.example/area'],
] as const)('the value %s becomes a link to its address', (name, text, link) => {
  expect(filled([value(name)], { [name]: text })).toEqual([{ kind: 'paragraph', spans: [{ text, link }] }])
  expect(fillWords([{ kind: 'paragraph', spans: [value(name)] }], { [name]: text })).toBe(text)
})

it.each([
  ['support', '[support]'],
  ['link', '•••'],
  ['link', 'javascript:alert(1)'],
  ['name', 'https://evil.example/'],
  ['text', 'https://evil.example/'],
  ['subject', 'someone@evil.example'],
] as const)('the value %s as %j is not a link', (name, text) => {
  expect(filled([value(name)], { [name]: text })).toEqual([{ kind: 'paragraph', spans: [{ text }] }])
})

it('a link that an editor put on a value stays', () => {
  const link = 'https://example.org/'
  expect(filled([value('support', { link, bold: true })], { support: 'a@b.example' })).toEqual([
    { kind: 'paragraph', spans: [{ text: 'a@b.example', link, bold: true }] },
  ])
})

it('a paragraph with a missing value is left out, and typed braces are plain text', () => {
  const text = [
    { kind: 'paragraph' as const, spans: [{ text: 'Until ' }, value('deadline')] },
    { kind: 'paragraph' as const, spans: [{ text: '{number}' }] },
  ]
  expect(fillTemplate(text, { number: '7' })).toEqual([{ kind: 'paragraph', spans: [{ text: '{number}' }] }])
  expect(fillTemplate(text, { deadline: '' })).toHaveLength(1)
  expect(fillTemplate(text, { deadline: '1.2.2026' })).toHaveLength(2)
})

it('optional values of a message, and the values that replace them', () => {
  expect(optionalValuesOf(templatePlaceOf('CORRECTION_REMINDER'))).toEqual(['unsent'])
  expect(optionalValuesOf(templatePlaceOf('APPEAL_RECEIVED'))).toEqual(['files'])
  expect(optionalValuesOf(templatePlaceOf('REQUEST_SUBMITTED'))).toEqual([])
  const there = (lacking: Parameters<typeof isAvailableWithout>[1]) =>
    (['number', 'files', 'noFiles'] as const).filter((one) => isAvailableWithout(one, lacking))
  expect(there([])).toEqual(['number', 'files'])
  expect(there(['files'])).toEqual(['number', 'noFiles'])
})
