import { expect, it } from 'vitest'
import { isPersonName } from './person-name.ts'

it.each([
  ['נועה'],
  ['בן־דוד'],
  ['בן-דוד'],
  ['ג׳ורג׳'],
  ["ג'ורג'"],
  ['רשב״י'],
  ['רשב"י'],
  ['نور الهدى'],
  ['مُحَمَّد'],
  ['Ó Súilleabháin'],
  ['D’Angelo'],
  ['Nguyễn Thị'],
  ['Łukasz'],
  ['Мария-Анна'],
  ['王小明'],
  ['ወርቅነህ'],
  ['نمی\u200cدانم'],
  ['נועה 2'],
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

it.each([
  ['נועה 😀'],
  ['👩\u200d🎓'],
  ['a\ufe0f'],
  ['נועה (כהן)'],
  ['[Noa]'],
  ['<b>Noa</b>'],
  ['Noa{}'],
  ['Noa\u0007'],
  ['Noa\nCohen'],
  ['Noa;'],
  ['Noa@home'],
  ['Noa_Cohen'],
  ['Noa=1+1'],
  ['---'],
  ['12'],
  ["'"],
])('%j is not a name', (name) => {
  expect(isPersonName(name)).toBe(false)
})
