const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as it is read in Israel, in any of the languages: 15.01.2026 12:00. */
export const momentText = (moment: Date): string => {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${at('day')}.${at('month')}.${at('year')} ${at('hour')}:${at('minute')}`
}
