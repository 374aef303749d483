import { type ComponentType, createElement, lazy, useState } from 'react'
import { furtherWordsReady } from './words.ts'

/** A part of the application whose code is a chunk of its own. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before the part is shown, so that no fallback is drawn, not even for a moment. */
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

/** Creates a component whose code loads when it is shown, together with its words in the reader's language. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(() => withWords(load))

/** The same for an optional part: if it fails to load, `fallback` is drawn. */
export const lazyExtra = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
) => lazyPart(() => withWords(load).catch(() => fallback))

const withWords = async <Props>(load: () => Promise<ComponentType<Props>>) => {
  const component = await load()
  await furtherWordsReady()
  return component
}
