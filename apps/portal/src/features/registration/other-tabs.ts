import { type StepId, steps } from '@milgo/domain/application/steps'
import type { QueryClient } from '@tanstack/react-query'
import { forgetOffline } from '../../lib/session/own-storage.ts'
import { isOver, isSent } from '../../request/sending.ts'
import type { Application, Versions } from './open-application.ts'
import { toLookAt } from './step-showing.ts'

type Page = Pick<Application, 'start' | 'store' | 'keeper' | 'sending' | 'versions' | 'newer'>

/** The messages between tabs of one browser. Any tab may run an older or newer build. */
type News =
  /** The versions that the server has of some steps. */
  | { readonly is: 'saved'; readonly versions: Versions }
  | { readonly is: 'sent' }
  /** A tab has started to listen, and may have missed messages. */
  | { readonly is: 'listening' }

type Client = Pick<QueryClient, 'invalidateQueries'>

type Tab = {
  readonly tellSent: () => void
  readonly follow: (client: Client) => () => void
  readonly review: () => () => void
}

/**
 * The channel's name contains the student's id, which also stands for the period, because a student belongs to one
 * period.
 */
const channelName = (page: Page): string => `milgo.application.${page.start.user.id}`

const openTab = (page: Page): Tab => {
  const { store, keeper, sending, newer, start, versions } = page
  /** Returns the version of a step on this page. `heard` has the newest version that any tab has named. */
  const known = (id: StepId): number => versions.current()[id] ?? start.saved[id].version
  const heard = new Map<StepId, number>()
  const isBehind = (id: StepId): boolean => (heard.get(id) ?? 0) > known(id)
  let reviews = 0
  // Without channels, a page learns of a newer version by its next save.
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName(page))
  const tell = (news: News): void => channel?.postMessage(news)

  const hasOwnWords = (id: StepId): boolean =>
    keeper.state().unsaved.has(id) || store.status().malformed.some(({ section }) => section === id)

  /** Adopts newer versions of steps where nothing would be lost. Answers under review do not change. */
  const catchUp = (): void => {
    if (isOver(sending.current())) return
    const behind = steps.filter(({ id }) => isBehind(id))
    const left = behind.filter(({ id }) => reviews > 0 || hasOwnWords(id))
    newer.set(left.map(({ id }) => id))
    for (const step of behind) if (!left.includes(step)) void keeper.reload(step)
  }

  const hearSaved = (said: Versions): void => {
    for (const { id } of steps) {
      const version = said[id]
      if (typeof version === 'number') heard.set(id, Math.max(version, heard.get(id) ?? 0))
    }
    catchUp()
  }

  const hearSent = (client: Client): void => {
    const sendingState = sending.current()
    // A page that is sending gets the result from the service.
    if (sendingState.is === 'sending' || isOver(sendingState)) return
    store.setMayEdit(toLookAt.mayEdit)
    newer.set([])
    forgetOffline()
    sending.set({ is: 'sentElsewhere' })
    void client.invalidateQueries({ refetchType: 'none' })
  }

  /** Tells the versions that no tab has named yet. */
  const tellNewest = (): void => {
    const news = steps.filter(({ id }) => known(id) > (heard.get(id) ?? start.saved[id].version))
    if (news.length === 0) return
    for (const { id } of news) heard.set(id, known(id))
    tell({ is: 'saved', versions: Object.fromEntries(news.map(({ id }) => [id, known(id)])) })
  }

  const noteSaved = (): void => {
    tellNewest()
    const left = newer.current().filter(isBehind)
    if (left.length < newer.current().length) newer.set(left)
  }

  const tellAll = (): void => {
    tell({ is: 'saved', versions: Object.fromEntries(steps.map(({ id }) => [id, known(id)])) })
    if (isSent(sending.current())) tell({ is: 'sent' })
  }

  return {
    tellSent: () => tell({ is: 'sent' }),
    follow: (client) => {
      const hear = ({ data }: MessageEvent<Partial<News> | null>): void => {
        if (data?.is === 'saved') hearSaved(data.versions ?? {})
        else if (data?.is === 'sent') hearSent(client)
        else if (data?.is === 'listening') tellAll()
      }
      channel?.addEventListener('message', hear)
      const stopNoting = versions.subscribe(noteSaved)
      tellNewest()
      tell({ is: 'listening' })
      return () => {
        channel?.removeEventListener('message', hear)
        stopNoting()
      }
    },
    review: () => {
      reviews += 1
      return () => {
        reviews -= 1
        if (reviews === 0) catchUp()
      }
    },
  }
}

const tabs = new WeakMap<Page, Tab>()

const tabOf = (page: Page): Tab => {
  const tab = tabs.get(page) ?? openTab(page)
  tabs.set(page, tab)
  return tab
}

/**
 * Follows the other tabs. Returns a function that stops it. When another tab has sent the request, cached data of the
 * student is marked as outdated.
 */
export const followOtherTabs = (page: Page, client: Client): (() => void) => tabOf(page).follow(client)

export const tellSent = (page: Page): void => tabOf(page).tellSent()

/** Notes that the answers are under review before sending, until the returned function is called. */
export const noteReview = (page: Page): (() => void) => tabOf(page).review()
