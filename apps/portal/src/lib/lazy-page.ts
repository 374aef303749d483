import { type ComponentType, lazy } from 'react'
import { furtherWordsReady } from './words.ts'

/** Code that comes when it is shown, together with its words in the reader's language. */
export const lazyPage = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withWords(load) }))

/** The same for what the page can do without: where it does not come, `fallback` stands in for it. */
export const lazyExtra = <Props>(load: () => Promise<ComponentType<Props>>, fallback: ComponentType<Props>) =>
  lazy(async () => ({ default: await withWords(load).catch(() => fallback) }))

const withWords = async <Props>(load: () => Promise<ComponentType<Props>>) => {
  const component = await load()
  await furtherWordsReady()
  return component
}
