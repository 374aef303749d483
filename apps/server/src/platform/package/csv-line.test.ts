import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+972', "'+972"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\r=1', `"'\r=1"`],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['נועה', 'נועה'],
  ['1-2=3', '1-2=3'],
])('writes the cell %j as %j', (value, written) => {
  expect(csvLine([value, 'x'])).toBe(`${written},x\r\n`)
})
