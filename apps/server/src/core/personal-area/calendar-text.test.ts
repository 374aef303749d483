import { describe, expect, it } from 'vitest'
import { calendarText } from './calendar-text.ts'

const now = new Date('2026-01-15T10:00:00.000Z')
const entry = {
  uid: 'correction-1@milgo',
  at: new Date('2026-01-25T22:59:59.999Z'),
  title: 'סוף; התיקון, \\ כאן',
  description: 'שורה\nשנייה: https://milgo.example/personal-area',
}

/** Returns the lines as a calendar reads them, with folded lines joined again. */
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('a calendar file', () => {
  const text = calendarText([entry], now)

  it('ends lines with CR and LF, and has one event for each entry', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(calendarText([entry, { ...entry, uid: '2' }], now).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it('writes instants in UTC, to the second', () => {
    expect(unfolded(text)).toContain('DTSTART:20260125T225959Z')
    expect(unfolded(text)).toContain('DTSTAMP:20260115T100000Z')
  })

  it('escapes characters that have a meaning in the format', () => {
    expect(unfolded(text)).toContain('SUMMARY:סוף\\; התיקון\\, \\\\ כאן')
    expect(unfolded(text)).toContain('DESCRIPTION:שורה\\nשנייה: https://milgo.example/personal-area')
  })

  it('folds every line at 75 octets, and never inside a character', () => {
    for (let length = 1; length < 90; length += 1) {
      const title = `${'a'.repeat(length % 7)}${'ש'.repeat(length)}😀`
      const made = calendarText([{ ...entry, title }], now)
      for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(unfolded(made)).toContain(`SUMMARY:${title}`)
      expect(made).not.toContain('\ufffd')
    }
  })
})
