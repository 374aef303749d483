import { expect, test } from 'vitest'
import { cleanLines, cleanText, isBlank, isStorable } from './clean-text.ts'

test.each([
  ['', true],
  ['a@milgo.example', true],
  ['שלום\tעולם\r\n', true],
  ['\u202eנועה\u200f', true],
  ['😀', true],
  ['a\0', false],
  ['\u0001', false],
  ['a\u001fb', false],
  ['\u007f', false],
  ['\u0085', false],
  ['\ud83d', false],
  ['\ude00\ud83d', false],
])('%j can be stored: %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected)
})

test.each([
  '',
  ' \t\n',
  '\u00a0',
  '\u3000',
  '\u200b\u00ad',
  '\u3164',
  '\uffa0',
  '\u115f\u1160',
  '\u2800 \u2800',
  '\u200d',
  '\ufe0f',
])('%j is blank: cleaning returns an empty text', (text) => {
  expect(isBlank(text)).toBe(true)
  expect([cleanText(text), cleanLines(`${text}\n${text}`)]).toEqual(['', ''])
})

test.each(['.', '0', 'א', '😀', '❤\ufe0f', 'نص\u200cنص', '\u2801', '가\u3164나'])(
  '%j is not blank, and is not changed by cleaning',
  (text) => {
    expect(isBlank(text)).toBe(false)
    expect(cleanText(text)).toBe(text)
  },
)
