import type { StepId } from '@milgo/domain/application/steps'
import { registration } from '@milgo/messages/en/registration'
import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it } from 'vitest'
import type { SaveFailure } from '../../request/keeping/read-refusal.ts'
import { type SaveSituation, saveStateOf } from './save-state.ts'

const { save } = registration
const savedAt = new Date('2026-01-15T10:30:00Z')
const at = save.savedAt.replace('{time}', '12:30')

type Changes = Partial<Omit<SaveSituation, 'keeper'>> & { readonly keeper?: Partial<SaveSituation['keeper']> }

const stateOf = ({ keeper, ...changes }: Changes = {}) =>
  saveStateOf(
    {
      keeper: {
        unsaved: new Set(),
        isDue: false,
        isBusy: false,
        isStoredHere: true,
        savedAt,
        failure: undefined,
        conflict: undefined,
        ...keeper,
      },
      isActing: false,
      isOnline: true,
      isUploading: false,
      hasNewer: false,
      saveFailureText: ({ why }) => (why === 'refused' ? 'refused' : save[why]),
      ...changes,
    },
    save,
  )
const said = (changes: Changes) => {
  const { kind, text } = stateOf(changes)
  return { kind, text }
}

const unsaved: ReadonlySet<StepId> = new Set(['personal'])
const failure = (why: Exclude<SaveFailure['why'], 'refused'>): SaveFailure => ({ why })

describe('the save state', () => {
  it('says when everything was saved, and that all is saved before anything was typed', () => {
    expect(said({})).toEqual({ kind: 'saved', text: at })
    expect(said({ keeper: { savedAt: undefined } })).toEqual({ kind: 'saved', text: save.allSaved })
    // Offline, what was saved is still saved.
    expect(said({ isOnline: false })).toEqual({ kind: 'saved', text: at })
  })

  it('says that answers will be saved in a moment only while online', () => {
    expect(said({ keeper: { unsaved, isDue: true } })).toEqual({ kind: 'unsaved', text: save.pending })
    expect(said({ keeper: { unsaved, isDue: true }, isOnline: false })).toEqual({
      kind: 'unsaved',
      text: save.storedOnDevice.unreachable,
    })
  })

  it('says that another tab has saved newer answers, unless there is a failure or a conflict', () => {
    const newer = { kind: 'unsaved', text: save.newer, reason: save.newer }
    expect(stateOf({ hasNewer: true, keeper: { unsaved, isDue: true } })).toMatchObject(newer)
    // With half a date, or during a review.
    expect(stateOf({ hasNewer: true, keeper: { failure: failure('malformed') } })).toMatchObject(newer)
    expect(stateOf({ hasNewer: true })).toMatchObject(newer)
    expect(said({ hasNewer: true, keeper: { unsaved, failure: failure('unreachable') } })).toEqual({
      kind: 'unsaved',
      text: save.storedOnDevice.unreachable,
    })
    const conflict = {} as NonNullable<SaveSituation['keeper']['conflict']>
    expect(said({ hasNewer: true, keeper: { unsaved, conflict } }).text).toBe(save.conflict)
  })

  it.each(['unreachable', 'unavailable', 'sessionEnded'] as const)(
    'says where unsaved answers are stored: %s',
    (why) => {
      const keeper = { unsaved, isDue: true, failure: failure(why) }
      expect(stateOf({ keeper })).toMatchObject({
        kind: 'unsaved',
        text: save.storedOnDevice[why],
        reason: save.storedOnDevice[why],
        note: save.storedHere,
      })
      // No promise in a browser that refuses storage. A staff member's browser never stores.
      expect(stateOf({ keeper: { ...keeper, isStoredHere: false } })).toMatchObject({
        text: save.storedNowhere,
        note: undefined,
      })
      expect(stateOf({ keeper, isActing: true })).toMatchObject({ text: save[why], note: undefined })
    },
  )

  it('does not make other answers look unsaved for one bad field', () => {
    expect(said({ keeper: { failure: failure('malformed') } })).toEqual({
      kind: 'unsaved',
      text: save.malformed,
    })
    expect(said({ keeper: { unsaved, failure: failure('answers') } })).toEqual({
      kind: 'unsaved',
      text: save.answers,
    })
    for (const text of [save.malformed, save.answers]) expect(text).toMatch(/^Saved, except/)
    // While other answers are being saved, the text does not say that they are saved.
    for (const why of ['malformed', 'answers'] as const)
      expect(said({ keeper: { unsaved, isDue: true, failure: failure(why) } })).toEqual({
        kind: 'unsaved',
        text: save.pending,
      })
  })

  it('does not say that all is saved while a file is uploading', () => {
    expect(said({ isUploading: true })).toEqual({ kind: 'saving', text: save.uploading })
    expect(stateOf({ isUploading: true, isOnline: false })).toMatchObject({
      kind: 'unsaved',
      text: save.uploadsWaiting,
    })
  })

  it('shows a failure that will not pass by itself, also while the next try is under way', () => {
    const error = new CallFailed('save', 403)
    expect(said({ keeper: { unsaved, failure: { why: 'refused', error } } })).toEqual({
      kind: 'unsaved',
      text: 'refused',
    })
    expect(
      stateOf({ keeper: { unsaved, isDue: true, isBusy: true, failure: failure('unreachable') } }),
    ).toMatchObject({
      kind: 'saving',
      text: save.saving,
      reason: save.storedOnDevice.unreachable,
    })
    expect(said({ keeper: { unsaved, failure: failure('otherSession') } }).text).toBe(save.otherSession)
  })

  it('asks a staff member to save by hand', () => {
    expect(said({ keeper: { unsaved, isDue: true }, isActing: true })).toEqual({
      kind: 'unsaved',
      text: save.manual,
    })
    expect(stateOf({ isActing: true })).toMatchObject({
      text: save.savedByHandAt.replace('{time}', '12:30'),
      note: undefined,
    })
  })
})
