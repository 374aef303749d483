import { describe, expect, it } from 'vitest'
import { cleanReport, findReportIssues, ticketName } from './problem-report.ts'
import { answerDays, supportTopics } from './support-topic.ts'

const right = {
  topic: 'DOCUMENTS',
  from: 'noa@example.org',
  subject: 'A file',
  body: 'It does not open.\nWhat now?',
  requestNumber: '',
}
const codes = (change: object) =>
  findReportIssues({ ...right, ...change }).map(({ field, code }) => [field, code])

describe('a problem report', () => {
  it.each([
    {},
    { requestNumber: '2025-000123' },
    { subject: 'x'.repeat(150) },
    { body: 'x'.repeat(5_000) },
    ...supportTopics.map((topic) => ({ topic })),
  ])('with %j is right', (change) => {
    expect(codes(change)).toEqual([])
  })

  it.each([
    [{ topic: '' }, ['topic', 'FIELD_REQUIRED']],
    [{ topic: 'MONEY' }, ['topic', 'UNKNOWN_OPTION']],
    [{ from: '' }, ['from', 'FIELD_REQUIRED']],
    [{ from: 'noa' }, ['from', 'ENTER_CORRECT_EMAIL']],
    [{ from: 'noa@example.org\r\nBcc: all@example.org' }, ['from', 'ENTER_CORRECT_EMAIL']],
    [{ from: 'noa@example.org\n' }, ['from', 'ENTER_CORRECT_EMAIL']],
    [{ from: 'a@example.org, b@example.org' }, ['from', 'ENTER_CORRECT_EMAIL']],
    [{ subject: '  ' }, ['subject', 'FIELD_REQUIRED']],
    [{ subject: 'Hi\r\nBcc: all@example.org' }, ['subject', 'WRONG_TYPE']],
    [{ subject: 'Hi\u2028there' }, ['subject', 'WRONG_TYPE']],
    [{ subject: 'x'.repeat(151) }, ['subject', 'MAX_LENGTH']],
    [{ body: '\n' }, ['body', 'FIELD_REQUIRED']],
    [{ body: '\u200b' }, ['body', 'FIELD_REQUIRED']],
    [{ subject: '\u202e' }, ['subject', 'FIELD_REQUIRED']],
    [{ body: 'x'.repeat(5_001) }, ['body', 'MAX_LENGTH']],
    [{ requestNumber: '<b>' }, ['requestNumber', 'WRONG_TYPE']],
    [{ requestNumber: '1'.repeat(31) }, ['requestNumber', 'WRONG_TYPE']],
  ])('with %j is refused by its field', (change, issue) => {
    expect(codes(change)).toEqual([issue])
  })

  it('is sent without what nobody sees', () => {
    expect(
      cleanReport({ ...right, from: ' noa@example.org ', subject: 'A\u202e file', body: 'a\r\nb\u200b' }),
    ).toEqual({
      ...right,
      subject: 'A file',
      body: 'a\nb',
    })
  })

  it('has a number, and a promise for every topic', () => {
    expect(ticketName(1001)).toBe('M-1001')
    expect(Object.values(answerDays).every((days) => days > 0)).toBe(true)
    expect(Math.min(...Object.values(answerDays))).toBe(answerDays.ACCESSIBILITY)
  })
})
