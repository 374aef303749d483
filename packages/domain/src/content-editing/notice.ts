import type { ContentDocument } from './content-document.ts'

/** Where a notice stands over every page. */
export const noticePlaces = ['portal', 'office', 'both'] as const
export type NoticePlace = Exclude<(typeof noticePlaces)[number], 'both'>

/** How much a notice asks for. */
export const noticeTones = ['info', 'attention'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** Whether readers see a text at that moment: it is not switched off, and of its times the first has come and the last has not. */
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
