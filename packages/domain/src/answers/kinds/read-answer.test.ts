import { describe, expect, it } from 'vitest'
import { cleanLines, cleanText } from '../clean-text.ts'
import { exampleForm } from '../example-form.fixture.ts'
import { readAnswer } from './kinds.ts'

describe('reading an answer', () => {
  const read = (questionId: string, value: unknown, knows?: (code: string) => boolean) => {
    const question = exampleForm.byId.get(questionId)
    if (question === undefined) throw new Error(questionId)
    const context = knows ? { knows: (_: string, code: string) => knows(code) } : {}
    const { value: accepted, faults } = readAnswer(value, question, context)
    return faults.length > 0 ? faults.map(({ code }) => code).join() : accepted
  }

  it.each([
    ['name', ' Noa ', 'Noa'],
    ['name', 'Noa\u0000', 'Noa'],
    ['name', '\u202aNoa\u202c', 'Noa'],
    ['name', 'N\no', 'N o'],
    ['name', '\ud800', '\ufffd'],
    ['name', '', undefined],
    ['name', null, undefined],
    ['name', '\u200f', undefined],
    ['name', 'Naomi', 'Naomi'],
    ['name', 'Naomi2', 'MAX_LENGTH'],
    ['name', false, 'WRONG_TYPE'],
    ['email', `${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
    ['email', `${'a'.repeat(243)}@example.com`, 'MAX_LENGTH'],
    ['password', ' Ab1 ', ' Ab1 '],
    ['password', 'x'.repeat(20), 'x'.repeat(20)],
    ['password', 'x'.repeat(21), 'ENTER_CORRECT_PASSWORD'],
    ['password', 7, 'WRONG_TYPE'],
    ['hobbies', ['SWIMMING', 'CHESS'], ['CHESS', 'SWIMMING']],
    ['hobbies', ['CHESS', 'CHESS'], ['CHESS']],
    ['hobbies', [], undefined],
    ['hobbies', ['GOLF'], 'UNKNOWN_OPTION'],
    ['hobbies', 'CHESS', 'WRONG_TYPE'],
    ['salary', '12,345', '12345'],
    ['salary', '999,999', '999999'],
    ['salary', '0000008400', '8400'],
    ['salary', '0', '0'],
    ['salary', '1,000,000', 'MAX_LENGTH'],
    ['salary', '12.5', 'DIGITS_ONLY'],
    ['terms', '1734250000000', '1734250000000'],
    ['terms', '0', undefined],
    ['terms', '000', undefined],
    ['terms', '10', '10'],
    ['terms', '01', '01'],
    ['terms', 'yes', 'WRONG_TYPE'],
    ['terms', true, 'WRONG_TYPE'],
    ['terms', '1'.repeat(16), '1'.repeat(16)],
    ['terms', '1'.repeat(17), 'WRONG_TYPE'],
    ['since', '2019-12-31', '2019-12-31'],
    ['since', '31.12.2019', 'INVALID_DATE'],
    ['car', true, true],
    ['car', 'true', 'WRONG_TYPE'],
    ['school', '7', '7'],
    ['school', 'x'.repeat(255), 'x'.repeat(255)],
    ['school', 'x'.repeat(256), 'UNKNOWN_OPTION'],
  ])('%s %j becomes %j', (questionId, value, expected) => {
    expect(read(questionId, value)).toEqual(expected)
  })

  it('asks the dictionary if there is one', () => {
    expect(read('school', '7', (code) => code === '7')).toBe('7')
    expect(read('school', '8', (code) => code === '7')).toBe('UNKNOWN_OPTION')
  })

  it('removes invisible characters from text, but not the joiners of Arabic', () => {
    expect(cleanText('\ufeff\u00ad\u200b\u2066a\u2069\t\r\nb\u200d')).toBe('a b\u200d')
  })

  it('does not join the lines of a text with several lines', () => {
    expect(cleanLines(' a\u200f \r\nb\r c\n\nd\n ')).toBe('a\nb\nc\n\nd')
    expect(cleanLines(' \n\u200e')).toBe('')
  })
})
