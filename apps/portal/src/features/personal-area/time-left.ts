const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Unit = 'days' | 'hours' | 'minutes'
export type TimeLeft = readonly { readonly unit: Unit; readonly count: number }[]

/** Days and hours, or in the last day hours and minutes; empty when the time is over. */
export const timeLeft = (milliseconds: number): TimeLeft => {
  if (milliseconds <= 0) return []
  if (milliseconds >= day)
    return [
      { unit: 'days', count: Math.floor(milliseconds / day) },
      { unit: 'hours', count: Math.floor((milliseconds % day) / hour) },
    ]
  // What is left of the last minute is still a minute.
  const minutes = Math.max(1, Math.floor(milliseconds / minute))
  return [
    { unit: 'hours', count: Math.floor(minutes / 60) },
    { unit: 'minutes', count: minutes % 60 },
  ]
}

/** Which part of the time is left, in percent; undefined where its beginning is not known. */
export const percentLeft = (from: Date | undefined, at: Date, now: Date): number | undefined => {
  if (!from || from.getTime() >= at.getTime()) return undefined
  const share = (at.getTime() - now.getTime()) / (at.getTime() - from.getTime())
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
