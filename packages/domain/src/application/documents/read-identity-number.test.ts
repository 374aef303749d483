import { expect, it } from 'vitest'
import { documents } from './questions.ts'
import { judgeIdentityNumber, numberOnDocument } from './read-identity-number.ts'

const own = '123456782'

it.each([
  ['the number alone', [own], 'AGREES'],
  ['among other writing', ['STATE OF ISRAEL', `ID ${own} x`, '01.02.1999'], 'AGREES'],
  ['as the card prints it', ['1 2345678 2'], 'AGREES'],
  ['with a dash', ['12345678-2'], 'AGREES'],
  ['with one digit misread', ['123456789'], 'AGREES'],
  ['another person’s', ['000000018'], 'DIFFERS'],
  ['another person’s, and the own', ['000000018', own], 'AGREES'],
  ['spaced as nobody prints it', ['123 456 782'], 'AGREES'],
  // 00-0000018 would be a valid identity number.
  ['a phone number', ['00-0000018'], 'UNREAD'],
  // Two misread digits can give a valid check digit.
  ['two digits away', ['123456683'], 'UNREAD'],
  ['nine digits that are no identity number', ['555555555'], 'UNREAD'],
  ['a longer number that contains a valid one', ['1000000018'], 'UNREAD'],
  ['dates and a phone number', ['01.02.1999', '050-1234567', '12/05/2031'], 'UNREAD'],
  ['two numbers far apart in one line', ['0000  00018'], 'UNREAD'],
  ['zeros', ['000000000'], 'UNREAD'],
  ['letters', ['ISRAEL'], 'UNREAD'],
  ['nothing', [], 'UNREAD'],
] as const)('%s: %s is %s', (_name, lines, expected) => {
  expect(judgeIdentityNumber(lines, own)).toEqual({ code: `IDENTITY_NUMBER_${expected}` })
})

it('compares a short number with leading zeros', () => {
  expect(judgeIdentityNumber(['0 0000001 8'], '0000018')).toEqual({ code: 'IDENTITY_NUMBER_AGREES' })
})

it.each([
  [undefined, [own], 'READ'],
  [undefined, ['123456789'], 'UNREAD'],
  [undefined, [], 'UNREAD'],
  // The answer in the form is not a valid identity number, so that there is nothing to compare with.
  ['12', [own], 'READ'],
] as const)('expected %s, read %s: %s', (identityNumber, lines, expected) => {
  expect(judgeIdentityNumber(lines, identityNumber)).toEqual({ code: `IDENTITY_NUMBER_${expected}` })
})

it("looks for numbers only on the fronts of cards, and expects the student's number", () => {
  const looked = documents.questions.flatMap(({ id }) => {
    const { isIdImage, identityNumber } = numberOnDocument(id, own)
    return isIdImage ? [[id, identityNumber]] : []
  })
  expect(looked).toEqual([
    ['idFront', own],
    ['parentOneIdFront', undefined],
    ['parentTwoIdFront', undefined],
  ])
})
