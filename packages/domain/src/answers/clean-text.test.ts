import { expect, test } from 'vitest'
import { isStorable } from './clean-text.ts'

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
])('%j can be kept: %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected)
})
