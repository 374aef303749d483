import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../session/browser-storage.fixture.ts'
import {
  currentEnding,
  currentSession,
  endSession,
  followOtherTabs,
  storeToken,
} from '../session/session-store.ts'
import { forgetTabStorage, readTabItem, storeTabItem, type TabItem } from '../session/tab-storage.ts'
import { logOut } from './log-out.ts'
import { startSession } from './start-session.ts'

const tokenOf = (sessionId: string, expiresAt = 2_000_000_000): string =>
  `e30.${btoa(JSON.stringify({ sid: sessionId, exp: expiresAt }))}.signature`

const tokenKey = 'milgo.token'
const items: readonly TabItem[] = ['eligibility', 'pending-code', 'return-address']
const storedItems = () => items.filter((item) => readTabItem(item) !== null)

let shared: Map<string, string>
let hear: (event: { key: string | null }) => void

beforeEach(() => {
  shared = stubStorage('localStorage')
  stubStorage('sessionStorage')
  vi.stubGlobal('fetch', async () => Response.json({ id: 'session' }))
  vi.stubGlobal('addEventListener', (name: string, listener: typeof hear) => {
    if (name === 'storage') hear = listener
  })
  followOtherTabs()
  storeToken(tokenOf('one'))
  for (const item of items) storeTabItem(item, 'of the first student')
})
afterEach(() => {
  shared.clear()
  endSession('left')
  vi.unstubAllGlobals()
})

/** Stores what another tab would, without notifying this one. */
const storeElsewhere = (token: string | undefined, ending = 'left') => {
  if (token !== undefined) return shared.set(tokenKey, token)
  shared.set('milgo.session-ending', ending)
  return shared.delete(tokenKey)
}

describe('ending a session removes its own token', () => {
  it('only: a login in another tab, not yet noticed, is followed', () => {
    storeElsewhere(tokenOf('two'))
    endSession('expired')
    expect(shared.get(tokenKey)).toBe(tokenOf('two'))
    expect(currentSession()?.id).toBe('two')
  })

  it('also at a logout', () => {
    storeElsewhere(tokenOf('two'))
    shared.set('milgo.own.2.step-1', 'answers of the second student')
    logOut()
    expect(shared.get(tokenKey)).toBe(tokenOf('two'))
    expect(shared.has('milgo.own.2.step-1')).toBe(true)
  })

  it('a session that another tab has renewed does not expire, but ends at a logout', () => {
    const renewed = tokenOf('one', 2_000_000_900)
    storeElsewhere(renewed)
    endSession('expired')
    expect(currentSession()?.token).toBe(renewed)
    storeElsewhere(tokenOf('one', 2_000_001_800))
    endSession('left')
    expect(currentSession()).toBeUndefined()
    expect(shared.has(tokenKey)).toBe(false)
  })
})

describe('what the tab has stored', () => {
  it('is removed at the logout', () => {
    logOut()
    expect(storedItems()).toEqual([])
  })

  it('is removed when the student logs out, or another logs in, in another tab', () => {
    storeElsewhere(undefined)
    hear({ key: tokenKey })
    expect(currentEnding()).toBe('left')
    expect(storedItems()).toEqual([])
    storeToken(tokenOf('one'))
    storeTabItem('eligibility', 'of the first student')
    storeElsewhere(tokenOf('two'))
    hear({ key: tokenKey })
    expect(storedItems()).toEqual([])
  })

  it('stays when the session expires, because the student returns to it', () => {
    endSession('expired')
    expect(storedItems()).toEqual(items)
  })

  it('stays when another tab renews the session', () => {
    storeElsewhere(tokenOf('one', 2_000_000_900))
    hear({ key: tokenKey })
    expect(storedItems()).toEqual(items)
  })

  it('is only the return address after a login, and nothing if somebody was logged in before', () => {
    endSession('expired')
    startSession({ jwtToken: tokenOf('two') })
    expect(storedItems()).toEqual(['return-address'])
    startSession({ jwtToken: tokenOf('three') })
    expect(storedItems()).toEqual([])
  })

  it('does not matter in a browser that refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    storeTabItem('eligibility', 'x')
    expect(readTabItem('eligibility')).toBeNull()
    forgetTabStorage()
  })
})
