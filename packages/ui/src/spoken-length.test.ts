import { expect, it } from 'vitest'
import { spokenLength } from './spoken-length.ts'

it.each([
  [0, ''],
  [179, ''],
  [180, '180 / 200'],
  [199, '180 / 200'],
  [200, '200 / 200'],
  [250, '200 / 200'],
])('%i of 200 says %j', (length, text) => {
  expect(spokenLength(length, 200)).toBe(text)
})
