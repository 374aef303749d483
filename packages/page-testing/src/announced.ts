import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { type AccessibilityNode, type Announced, type Expected, readAnnounced } from './read-announced.ts'
import { recordSpoken } from './record-spoken.ts'

type Frame = {
  readonly frame: { readonly id: string; readonly url: string }
  readonly childFrames?: readonly Frame[]
}

const framesIn = ({ frame, childFrames = [] }: Frame): readonly Frame['frame'][] => [
  frame,
  ...childFrames.flatMap(framesIn),
]

/** Returns the id of the frame that contains the page under test. */
const findFrame = async (): Promise<string | undefined> => {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { readonly frameTree: Frame }
  return framesIn(frameTree).find(({ url }) => url.split('#')[0] === location.href.split('#')[0])?.id
}

/** Returns what a screen reader would say about the current page. */
export const listen = async (): Promise<Announced> => {
  const frameId = await findFrame()
  const answer = await cdp().send('Accessibility.getFullAXTree', frameId === undefined ? {} : { frameId })
  const { nodes } = answer as { readonly nodes: readonly AccessibilityNode[] }
  return readAnnounced(nodes, document.title)
}

/** Waits until a screen reader would say this. */
export const expectToHear = async (expected: Expected): Promise<void> => {
  await expect.poll(listen).toMatchObject(expected)
}

type ExpectedAfter = Expected & {
  /** Everything that is announced from the start of the act, in its order. */
  readonly spoken?: readonly unknown[]
}

/** Does something, and waits until a screen reader has announced exactly this and would say the rest of the page. */
export const expectToHearAfter = async (
  act: () => unknown,
  { spoken, ...expected }: ExpectedAfter,
): Promise<void> => {
  const recorder = recordSpoken()
  onTestFinished(recorder.stop)
  await act()
  if (spoken) await expect.poll(recorder.spoken).toEqual(spoken)
  await expectToHear(expected)
  // Nothing was announced in the meantime.
  if (spoken) expect(recorder.spoken()).toEqual(spoken)
  recorder.stop()
}
