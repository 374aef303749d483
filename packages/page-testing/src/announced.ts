import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

/** One node as Chromium hands it to a screen reader; what is read of it. */
type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

type Announced = {
  readonly title: string
  /** The main headings. */
  readonly headings: readonly string[]
  /** Where the keyboard stands: role, name, what describes it, and whether it is said to be wrong. */
  readonly focus: string
  /** What stands in regions that are read out when they change. */
  readonly live: readonly string[]
}

const propertyOf = ({ properties = [] }: Node, name: string): unknown =>
  properties.find((property) => property.name === name)?.value.value

const isLive = (node: Node): boolean => ['polite', 'assertive'].includes(String(propertyOf(node, 'live')))

type Frame = {
  readonly frame: { readonly id: string; readonly url: string }
  readonly childFrames?: readonly Frame[]
}

const framesIn = ({ frame, childFrames = [] }: Frame): readonly Frame['frame'][] => [
  frame,
  ...childFrames.flatMap(framesIn),
]

/** The page under test is a frame of the browser's window. */
const findFrame = async (): Promise<string | undefined> => {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { readonly frameTree: Frame }
  return framesIn(frameTree).find(({ url }) => url.split('#')[0] === location.href.split('#')[0])?.id
}

/** What a screen reader would say of the page as it stands, read from the browser's accessibility tree. */
const listen = async (): Promise<Announced> => {
  const frameId = await findFrame()
  const answer = await cdp().send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId })
  const { nodes } = answer as { readonly nodes: readonly Node[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (node: Node): string =>
    node.role?.value === 'StaticText'
      ? (node.name?.value ?? '')
      : (node.childIds ?? [])
          .flatMap((id) => byId.get(id) ?? [])
          .map(textOf)
          .join(' ')
  const shown = nodes.filter(({ ignored }) => !ignored)
  const focused = shown.findLast((node) => propertyOf(node, 'focused') === true)
  return {
    title: document.title,
    headings: shown
      .filter((node) => node.role?.value === 'heading' && propertyOf(node, 'level') === 1)
      .map(({ name }) => name?.value ?? ''),
    focus: [
      focused?.role?.value,
      focused?.name?.value,
      focused?.description?.value,
      ...(focused && propertyOf(focused, 'invalid') === 'true' ? ['invalid'] : []),
    ]
      .filter(Boolean)
      .join(' | '),
    live: shown
      .filter(isLive)
      .map((node) => textOf(node).replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== ''),
  }
}

type Expected = { readonly [Part in keyof Announced]?: unknown }

/** Waits until a screen reader would say this. */
export const expectToHear = async (expected: Expected): Promise<void> => {
  await expect.poll(listen).toMatchObject(expected)
}
