import { expect, it } from 'vitest'
import { isNameIn } from './printed-name.ts'

it.each([
  ['as it is written', 'נועה כהן-לוי', 'הלקוחה כהן לוי נועה, ת.ז.', true],
  ['in the order of sight', 'נועה כהן', 'ןהכ העונ', true],
  ['in capitals', 'Noa Cohen', 'Account holder: COHEN NOA', true],
  ['with marks above letters', 'José Levi', 'JOSE LEVI', true],
  ['with a word that is not there', 'נועה כהן', 'נועה לוי', false],
  ['as a part of another word', 'Noa Levi', 'Noam Levinson', false],
  ['of no letters', '', 'anything', false],
])('a name %s', (_name, name, text, isFound) => {
  expect(isNameIn(name, text)).toBe(isFound)
})
