import { expect } from 'vitest'
import { cdp } from 'vitest/browser'
import { type AccessibilityNode, type Announced, type Expected, readAnnounced } from './read-announced.ts'

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

/** What a screen reader would say of the page as it stands. */
const listen = async (): Promise<Announced> => {
  const frameId = await findFrame()
  const answer = await cdp().send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId })
  const { nodes } = answer as { readonly nodes: readonly AccessibilityNode[] }
  return readAnnounced(nodes, document.title)
}

/** Waits until a screen reader would say this. */
export const expectToHear = async (expected: Expected): Promise<void> => {
  await expect.poll(listen).toMatchObject(expected)
}
