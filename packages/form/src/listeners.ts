export type Listeners<News> = {
  readonly add: (listener: (news: News) => void) => () => void
  readonly notify: (news: News) => void
  readonly hasAny: () => boolean
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
    notify: (news) => {
      for (const listener of all) listener(news)
    },
    hasAny: () => all.size > 0,
  }
}
