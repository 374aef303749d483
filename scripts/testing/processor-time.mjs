/** @typedef {{ ph: string, pid: number, tid: number, ts: number, dur?: number, tts?: number, tdur?: number }} TraceEvent */
/** @typedef {TraceEvent & { dur: number, tts: number, tdur: number }} Span */

/** @param {TraceEvent} event @returns {event is Span} */
const isSpan = (event) =>
  event.ph === 'X' && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined

/** Returns the outermost spans of the thread in order of time. @param {readonly TraceEvent[]} events */
const tasksOf = (events) => {
  const spans = events
    .filter(isSpan)
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)
    .map(({ ts, dur, tts, tdur }) => ({ ts, end: ts + dur, tts, worked: Math.min(dur, tdur) }))
  let end = Number.NEGATIVE_INFINITY
  return spans.filter((span) => {
    const isOutermost = span.ts >= end
    if (isOutermost) end = span.end
    return isOutermost
  })
}

/**
 * Shortens every task of a browser's trace to the time that the processor worked on it. On a busy machine most of a
 * task's time is waiting for the processor, which says nothing about the page. Tasks begin at the same time as before,
 * and events inside a task stay at the same processor time within it.
 * @param {readonly TraceEvent[]} trace
 * @returns {TraceEvent[]}
 */
export const toProcessorTime = (trace) => {
  /** @type {Map<string, TraceEvent[]>} */
  const threads = new Map()
  for (const event of trace) {
    const key = `${event.pid}/${event.tid}`
    const events = threads.get(key)
    if (events) events.push(event)
    else threads.set(key, [event])
  }
  return [...threads.values()].flatMap((events) => {
    const tasks = tasksOf(events)
    let next = 0
    return events
      .toSorted((one, other) => one.ts - other.ts)
      .map((event) => {
        while ((tasks[next]?.end ?? Number.POSITIVE_INFINITY) < event.ts) next += 1
        const task = tasks[next]
        if (!task || event.ts < task.ts) return event
        const into = event.tts === undefined ? event.ts - task.ts : Math.max(0, event.tts - task.tts)
        const from = Math.min(into, task.worked)
        return {
          ...event,
          ts: task.ts + from,
          ...(isSpan(event) && { dur: Math.min(event.dur, event.tdur, task.worked - from) }),
        }
      })
  })
}
