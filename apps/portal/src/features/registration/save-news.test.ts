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

test('what is saved in passing is not read out', () => {
  expect(heard(saved, pending, saving, saved, pending, saving, saved)).toEqual([])
})

test('why nothing is saved is read out once, however often it is tried, and then that it is', () => {
  expect(heard(saved, pending, saving, failed, retrying, failed, retrying, saved)).toEqual([
    offline,
    allSaved,
  ])
  expect(heard(failed, retrying, pending, saving, saved, pending, saving, saved)).toEqual([offline, allSaved])
})

test('what fails anew is read out anew', () => {
  expect(heard(failed, retrying, saved, pending, failed)).toEqual([offline, allSaved, offline])
})
