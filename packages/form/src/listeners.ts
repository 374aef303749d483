export type Listeners<News> = {
  readonly add: (listener: (news: News) => void) => () => void
  readonly tell: (news: News) => void
  readonly isHeard: () => boolean
}

export const createListeners = <News>(): Listeners<News> => {
  const all = new Set<(news: News) => void>()
  return {
    add: (listener) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    tell: (news) => {
      for (const listener of all) listener(news)
    },
    isHeard: () => all.size > 0,
  }
}
