import { type StepId, steps } from '@milgo/domain/application/steps'
import type { QueryClient } from '@tanstack/react-query'
import { forgetOffline } from '../../lib/session/own-storage.ts'
import { isOver } from '../../request/sending.ts'
import type { Application, Versions } from './open-application.ts'
import { toLookAt } from './step-showing.ts'

type Page = Pick<Application, 'start' | 'store' | 'keeper' | 'sending' | 'versions' | 'newer'>

/** What tabs of one browser say to each other. Any of them may run an older or newer build. */
type News =
  /** Versions that the server has of some steps. */
  | { readonly is: 'saved'; readonly versions: Versions }
  | { readonly is: 'sent' }
  /** Somebody has begun to listen, and may have missed something. */
  | { readonly is: 'listening' }

type Client = Pick<QueryClient, 'invalidateQueries'>

type Tab = {
  readonly tellSent: () => void
  readonly follow: (client: Client) => () => void
  readonly review: () => () => void
}

/** A student belongs to one period, so that the id stands for both. */
const channelName = (page: Page): string => `milgo.application.${page.start.user.id}`

const openTab = (page: Page): Tab => {
  const { store, keeper, sending, newer, start, versions } = page
  /** What this page has of a step, and the newest that any tab has spoken of. */
  const known = (id: StepId): number => versions.standing()[id] ?? start.saved[id].version
  const heard = new Map<StepId, number>()
  const isBehind = (id: StepId): boolean => (heard.get(id) ?? 0) > known(id)
  let reviews = 0
  // A browser without channels hears of it with its next save.
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName(page))
  const tell = (news: News): void => channel?.postMessage(news)

  const hasOwnWords = (id: StepId): boolean =>
    keeper.state().unsaved.has(id) || store.status().malformed.some(({ section }) => section === id)

  /** Takes what is newer where nothing is lost by it. What is being looked over does not change under the eyes. */
  const catchUp = (): void => {
    if (isOver(sending.standing())) return
    const behind = steps.filter(({ id }) => isBehind(id))
    const left = behind.filter(({ id }) => reviews > 0 || hasOwnWords(id))
    newer.become(left.map(({ id }) => id))
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
    const standing = sending.standing()
    // The service tells a page that is sending itself what became of it.
    if (standing.is === 'sending' || isOver(standing)) return
    store.setMayEdit(toLookAt.mayEdit)
    newer.become([])
    forgetOffline()
    sending.become({ is: 'sentElsewhere' })
    void client.invalidateQueries({ refetchType: 'none' })
  }

  /** What no tab has spoken of yet. */
  const tellNewest = (): void => {
    const news = steps.filter(({ id }) => known(id) > (heard.get(id) ?? start.saved[id].version))
    if (news.length === 0) return
    for (const { id } of news) heard.set(id, known(id))
    tell({ is: 'saved', versions: Object.fromEntries(news.map(({ id }) => [id, known(id)])) })
  }

  const noteSaved = (): void => {
    tellNewest()
    const left = newer.standing().filter(isBehind)
    if (left.length < newer.standing().length) newer.become(left)
  }

  const tellAll = (): void => {
    tell({ is: 'saved', versions: Object.fromEntries(steps.map(({ id }) => [id, known(id)])) })
    if (isOver(sending.standing())) tell({ is: 'sent' })
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

/** Listens until the answer is called. What was read of a student who has sent the request elsewhere is asked for afresh. */
export const followOtherTabs = (page: Page, client: Client): (() => void) => tabOf(page).follow(client)

export const tellSent = (page: Page): void => tabOf(page).tellSent()

/** The answers are being looked over before they are sent, until the answer is called. */
export const noteReview = (page: Page): (() => void) => tabOf(page).review()
