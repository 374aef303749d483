import { type ComponentType, createElement, lazy, useState } from 'react'
import { furtherWordsReady } from './words.ts'

/** A part of the application whose code is a file of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Brings the code before the part is shown: then nothing stands in for it, not even for a moment. */
  readonly load: () => Promise<unknown>
  readonly isHere: () => boolean
}

const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  let here: ComponentType<Props> | undefined
  const bring = async () => {
    here = await load()
    return here
  }
  const Awaited: ComponentType<Props> = lazy(async () => ({ default: await bring() }))
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where `lazy` is called as well
  const Part = (props: Props) => {
    const [Shown] = useState(() => here ?? Awaited)
    return createElement(Shown, props)
  }
  return Object.assign(Part, { load: bring, isHere: () => here !== undefined })
}

/** Code that comes when it is shown, together with its words in the reader's language. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => withWords(load))

/** The same for what the page can do without: where it does not come, `fallback` stands in for it. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
) => lazyPart(() => withWords(load).catch(() => fallback))

const withWords = async <Props>(load: () => Promise<ComponentType<Props>>) => {
  const component = await load()
  await furtherWordsReady()
  return component
}
