/** A deadline as an entry of a calendar file. */
export type CalendarEntry = {
  /** The same for the same deadline, so that a calendar that imports the file again updates the entry. */
  readonly uid: string
  readonly at: Date
  readonly title: string
  readonly description: string
}

const maxOctets = 75

/**
 * Folds a line by RFC 5545 3.1: no line has more than 75 octets, and a continued line begins with a space. A character
 * is never cut.
 */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (octets + size > maxOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += char
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** Escapes a text by RFC 5545 3.3.11. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\r\n|\r|\n/g, '\\n')

/** Returns an instant in UTC, so that no calendar has to know the time zone of Israel. */
const instant = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

const entryLines = ({ uid, at, title, description }: CalendarEntry, now: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${instant(now)}`,
  `DTSTART:${instant(at)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
]

/** Returns a calendar file (RFC 5545) with these entries. */
export const calendarText = (entries: readonly CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Milgo//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
