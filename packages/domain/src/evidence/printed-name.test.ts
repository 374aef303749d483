import { expect, it } from 'vitest'
import { readName } from './printed-name.ts'

it.each([
  ['as it is written', 'נועה כהן-לוי', 'הלקוחה כהן לוי נועה, ת.ז.', 'EQUAL'],
  ['in the order of sight', 'נועה כהן', 'ןהכ העונ', 'EQUAL'],
  ['in capitals', 'Noa Cohen', 'Account holder: COHEN NOA', 'EQUAL'],
  ['with marks above letters', 'José Levi', 'JOSE LEVI', 'EQUAL'],
  ['with a word that is not there', 'נועה כהן', 'נועה לוי', 'DIFFERENT'],
  ['as a part of another word', 'Noa Levi', 'Noam Levinson', 'DIFFERENT'],
  ['in another script', 'נועה כהן', 'Account holder: NOA COHEN, 12-345', 'UNREAD'],
  ['on a photo, which has no text', 'נועה כהן', '', 'UNREAD'],
  ['of no letters', '', 'anything', 'UNREAD'],
])('a name %s', (_name, name, text, reading) => {
  expect(readName(name, text)).toBe(reading)
})
