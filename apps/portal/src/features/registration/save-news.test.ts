import { expect, test } from 'vitest'
import { saveNews } from './save-news.ts'
import type { SaveState } from './save-state.ts'

const offline = 'no connection'
const allSaved = 'all saved'

const saved: SaveState = { kind: 'saved', text: allSaved, tone: 'good' }
const pending: SaveState = { kind: 'unsaved', text: 'not yet', tone: 'sun' }
const saving: SaveState = { kind: 'saving', text: 'saving', tone: 'neutral' }
const failed: SaveState = { ...pending, text: offline, reason: offline }
const retrying: SaveState = { ...saving, reason: offline }

const heard = (...states: readonly SaveState[]): readonly string[] => {
  let told = ''
  return states.flatMap((state) => {
    const news = saveNews(told, state, allSaved)
    const isNew = news !== told && news !== ''
    told = news
    return isNew ? [news] : []
  })
}

test('a normal save is not read out', () => {
  expect(heard(saved, pending, saving, saved, pending, saving, saved)).toEqual([])
})

test('a failure is read out once for all tries, and then the success', () => {
  expect(heard(saved, pending, saving, failed, retrying, failed, retrying, saved)).toEqual([
    offline,
    allSaved,
  ])
  expect(heard(failed, retrying, pending, saving, saved, pending, saving, saved)).toEqual([offline, allSaved])
})

test('a new failure is read out again', () => {
  expect(heard(failed, retrying, saved, pending, failed)).toEqual([offline, allSaved, offline])
})
