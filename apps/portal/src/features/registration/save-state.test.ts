import type { StepId } from '@milgo/domain/application/steps'
import { registration } from '@milgo/messages/en/registration'
import { CallFailed } from '@milgo/web-client/call-failed'
import { describe, expect, it } from 'vitest'
import type { Trouble } from '../../request/keeping/read-refusal.ts'
import { type SaveFacts, saveStateOf } from './save-state.ts'

const { save } = registration
const savedAt = new Date('2026-01-15T10:30:00Z')
const at = save.savedAt.replace('{time}', '12:30')

type Changes = Partial<Omit<SaveFacts, 'keeper'>> & { readonly keeper?: Partial<SaveFacts['keeper']> }

const stateOf = ({ keeper, ...changes }: Changes = {}) =>
  saveStateOf(
    {
      keeper: {
        unsaved: new Set(),
        isDue: false,
        isBusy: false,
        isStoredHere: true,
        savedAt,
        trouble: undefined,
        conflict: undefined,
        ...keeper,
      },
      isActing: false,
      isOnline: true,
      isUploading: false,
      hasNewer: false,
      troubleText: ({ why }) => (why === 'refused' ? 'refused' : save[why]),
      ...changes,
    },
    save,
  )
const said = (changes: Changes) => {
  const { kind, text } = stateOf(changes)
  return { kind, text }
}

const unsaved: ReadonlySet<StepId> = new Set(['personal'])
const trouble = (why: Exclude<Trouble['why'], 'refused'>): Trouble => ({ why })

describe('the save state', () => {
  it('tells when everything was saved, and that it is before anything was typed', () => {
    expect(said({})).toEqual({ kind: 'saved', text: at })
    expect(said({ keeper: { savedAt: undefined } })).toEqual({ kind: 'saved', text: save.allSaved })
    // Without a connection it is saved all the same.
    expect(said({ isOnline: false })).toEqual({ kind: 'saved', text: at })
  })

  it('promises a moment only where there is a connection', () => {
    expect(said({ keeper: { unsaved, isDue: true } })).toEqual({ kind: 'unsaved', text: save.pending })
    expect(said({ keeper: { unsaved, isDue: true }, isOnline: false })).toEqual({
      kind: 'unsaved',
      text: save.kept.unreachable,
    })
  })

  it('tells that another tab has saved newer answers, unless something is in the way or is being asked', () => {
    const newer = { kind: 'unsaved', text: save.newer, reason: save.newer }
    expect(stateOf({ hasNewer: true, keeper: { unsaved, isDue: true } })).toMatchObject(newer)
    // Half a date, or what is being looked over
    expect(stateOf({ hasNewer: true, keeper: { trouble: trouble('malformed') } })).toMatchObject(newer)
    expect(stateOf({ hasNewer: true })).toMatchObject(newer)
    expect(said({ hasNewer: true, keeper: { unsaved, trouble: trouble('unreachable') } })).toEqual({
      kind: 'unsaved',
      text: save.kept.unreachable,
    })
    const conflict = {} as NonNullable<SaveFacts['keeper']['conflict']>
    expect(said({ hasNewer: true, keeper: { unsaved, conflict } }).text).toBe(save.conflict)
  })

  it.each(['unreachable', 'unavailable', 'sessionEnded'] as const)(
    'tells where answers are kept: %s',
    (why) => {
      const keeper = { unsaved, isDue: true, trouble: trouble(why) }
      expect(stateOf({ keeper })).toMatchObject({
        kind: 'unsaved',
        text: save.kept[why],
        reason: save.kept[why],
        note: save.storedHere,
      })
      // Nothing is promised of a browser that keeps nothing, and a staff member's never does.
      expect(stateOf({ keeper: { ...keeper, isStoredHere: false } })).toMatchObject({
        text: save.storedNowhere,
        note: undefined,
      })
      expect(stateOf({ keeper, isActing: true })).toMatchObject({ text: save[why], note: undefined })
    },
  )

  it('does not make other answers look unsaved for one bad field', () => {
    expect(said({ keeper: { trouble: trouble('malformed') } })).toEqual({
      kind: 'unsaved',
      text: save.malformed,
    })
    expect(said({ keeper: { unsaved, trouble: trouble('answers') } })).toEqual({
      kind: 'unsaved',
      text: save.answers,
    })
    for (const text of [save.malformed, save.answers]) expect(text).toMatch(/^Saved, except/)
    // While others are on their way, neither is said of them.
    for (const why of ['malformed', 'answers'] as const)
      expect(said({ keeper: { unsaved, isDue: true, trouble: trouble(why) } })).toEqual({
        kind: 'unsaved',
        text: save.pending,
      })
  })

  it('does not say that all is saved while a file is on its way', () => {
    expect(said({ isUploading: true })).toEqual({ kind: 'saving', text: save.uploading })
    expect(stateOf({ isUploading: true, isOnline: false })).toMatchObject({
      kind: 'unsaved',
      text: save.uploadsWaiting,
    })
  })

  it('tells what will not pass by itself, also while the next try is on its way', () => {
    const error = new CallFailed('save', 403)
    expect(said({ keeper: { unsaved, trouble: { why: 'refused', error } } })).toEqual({
      kind: 'unsaved',
      text: 'refused',
    })
    expect(
      stateOf({ keeper: { unsaved, isDue: true, isBusy: true, trouble: trouble('unreachable') } }),
    ).toMatchObject({
      kind: 'saving',
      text: save.saving,
      reason: save.kept.unreachable,
    })
    expect(said({ keeper: { unsaved, trouble: trouble('otherSession') } }).text).toBe(save.otherSession)
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
