import { expect, it } from 'vitest'
import { toProcessorTime } from '../testing/processor-time.mjs'

const thread = { pid: 1, tid: 1 }

it('a task is shortened to its processor time, and the events in it move with it', () => {
  const trace = [
    { ...thread, ph: 'X', ts: 1000, dur: 500, tts: 70, tdur: 100 },
    { ...thread, ph: 'X', ts: 1300, dur: 150, tts: 100, tdur: 60 },
    { ...thread, ph: 'I', ts: 1460, tts: 165 },
    { ...thread, ph: 'X', ts: 2000, dur: 40, tts: 170, tdur: 40 },
  ]
  expect(toProcessorTime(trace)).toEqual([
    { ...thread, ph: 'X', ts: 1000, dur: 100, tts: 70, tdur: 100 },
    { ...thread, ph: 'X', ts: 1030, dur: 60, tts: 100, tdur: 60 },
    { ...thread, ph: 'I', ts: 1095, tts: 165 },
    { ...thread, ph: 'X', ts: 2000, dur: 40, tts: 170, tdur: 40 },
  ])
})

it('events outside of tasks or in other threads do not move, and no event leaves its task', () => {
  const other = { pid: 1, tid: 2, ph: 'I', ts: 1200 }
  const before = { ...thread, ph: 'M', ts: 0 }
  const timeless = { ...thread, ph: 'I', ts: 1400 }
  const trace = [other, before, timeless, { ...thread, ph: 'X', ts: 1000, dur: 500, tts: 0, tdur: 50 }]
  expect(toProcessorTime(trace)).toEqual([
    other,
    before,
    { ...thread, ph: 'X', ts: 1000, dur: 50, tts: 0, tdur: 50 },
    { ...timeless, ts: 1050 },
  ])
})
