import type { ContentDocument } from '../content/content-document.ts'

/** The applications in which a notice is shown above every page. */
export const noticePlaces = ['portal', 'office', 'both'] as const
export type NoticePlace = Exclude<(typeof noticePlaces)[number], 'both'>

/** How strongly a notice is shown. */
export const noticeTones = ['info', 'attention'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** Returns whether readers see a text at this moment: it is switched on, its start has passed and its end has not. */
export const isShownAt = ({ shared }: ContentDocument, now: Date): boolean => {
  const { show, from, until } = shared
  const isAfter = from === undefined || Date.parse(String(from)) <= now.getTime()
  const isBefore = until === undefined || now.getTime() < Date.parse(String(until))
  return show !== false && isAfter && isBefore
}

export const isShownIn = ({ shared }: ContentDocument, place: NoticePlace): boolean =>
  shared['place'] === place || shared['place'] === 'both'

export const noticeToneOf = ({ shared }: ContentDocument): NoticeTone =>
  shared['tone'] === 'attention' ? 'attention' : 'info'
