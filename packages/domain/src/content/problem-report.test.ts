import { describe, expect, it } from 'vitest'
import { cleanReport, findReportIssues, ticketName } from './problem-report.ts'
import { answerDays, answerTimes, supportTopics } from './support-topic.ts'

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
    { requestNumber: ' 2025-000123 ' },
    { requestNumber: '\u2066123\u2069' },
    { subject: 'x'.repeat(150) },
    { body: 'x'.repeat(5_000) },
    ...supportTopics.map((topic) => ({ topic })),
  ])('with %j is valid', (change) => {
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
    [{ body: '\u2800' }, ['body', 'FIELD_REQUIRED']],
    [{ subject: '\u3164' }, ['subject', 'FIELD_REQUIRED']],
    [{ subject: '\u202e' }, ['subject', 'FIELD_REQUIRED']],
    [{ body: 'x'.repeat(5_001) }, ['body', 'MAX_LENGTH']],
    [{ requestNumber: '<b>' }, ['requestNumber', 'ENTER_CORRECT_REQUEST_NUMBER']],
    [{ requestNumber: '<b>-1' }, ['requestNumber', 'ENTER_CORRECT_REQUEST_NUMBER']],
    [{ requestNumber: 'abc' }, ['requestNumber', 'ENTER_CORRECT_REQUEST_NUMBER']],
    [{ requestNumber: '1'.repeat(31) }, ['requestNumber', 'ENTER_CORRECT_REQUEST_NUMBER']],
  ])('with %j is refused with its field', (change, issue) => {
    expect(codes(change)).toEqual([issue])
  })

  it('is sent without invisible characters', () => {
    expect(
      cleanReport({ ...right, from: ' noa@example.org ', subject: 'A\u202e file', body: 'a\r\nb\u200b' }),
    ).toEqual({
      ...right,
      subject: 'A file',
      body: 'a\nb',
    })
  })

  it('has a number, and a promised time for every topic', () => {
    expect(ticketName(1001)).toBe('M-1001')
    expect(Object.values(answerDays).every((days) => days > 0)).toBe(true)
    expect(answerDays.ACCESSIBILITY).toBe(answerTimes.shortest)
    expect(answerDays.PRIVACY).toBe(answerTimes.longest)
  })
})
