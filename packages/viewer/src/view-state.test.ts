import { describe, expect, it } from 'vitest'
import { rotations, turned } from './rotation.ts'
import { changeView, firstView, isAsOpened, type ViewAction, type ViewState } from './view-state.ts'
import { pinched, zoomedIn, zoomedOut } from './zoom.ts'

const after = (actions: readonly ViewAction[], state: ViewState = firstView) =>
  actions.reduce(changeView, state)
const threePages: ViewAction = { type: 'pages-counted', pageCount: 3 }

describe('pages', () => {
  it.each<[string, readonly ViewAction[], number]>([
    ['moves to the next page', [threePages, { type: 'next-page' }], 2],
    ['stays on the last page', [threePages, { type: 'go-to-page', page: 3 }, { type: 'next-page' }], 3],
    ['stays on the first page', [threePages, { type: 'previous-page' }], 1],
    ['goes no further than the last page', [threePages, { type: 'go-to-page', page: 99 }], 3],
    ['goes no further back than the first page', [threePages, { type: 'go-to-page', page: -4 }], 1],
    [
      'goes to the first page for a text that is no number',
      [threePages, { type: 'go-to-page', page: Number.NaN }],
      1,
    ],
    ['follows scrolling', [threePages, { type: 'page-shown', page: 2 }], 2],
    ['stays while the number of pages is unknown', [{ type: 'next-page' }], 1],
  ])('%s', (_name, actions, page) => {
    expect(after(actions).page).toBe(page)
  })

  it('another document starts at its first page, in its own rotation and with the zoom of the previous one', () => {
    const state = after([
      threePages,
      { type: 'next-page' },
      { type: 'rotate' },
      { type: 'zoom-to', scale: 2 },
      { type: 'document-opened', rotation: 270 },
    ])
    expect(state).toMatchObject({ page: 1, pageCount: 0, rotation: 270, zoom: 2 })
  })

  it.each<[string, readonly ViewAction[], boolean]>([
    ['as it was opened', [threePages], true],
    ['at another page', [threePages, { type: 'next-page' }], false],
    ['scrolled on', [threePages, { type: 'page-shown', page: 2 }], false],
    ['back at its first page', [threePages, { type: 'next-page' }, { type: 'previous-page' }], true],
    ['enlarged', [threePages, { type: 'zoom-to', scale: 2 }], false],
    ['turned', [threePages, { type: 'rotate' }], false],
  ])('a page drawn ahead may be shown for a document %s: %s', (_name, actions, expected) => {
    expect(isAsOpened(after(actions))).toBe(expected)
  })

  it('only a requested page counts as a jump, and a page reached by scrolling does not', () => {
    const state = after([threePages, { type: 'next-page' }])
    expect(changeView(state, { type: 'page-shown', page: 3 }).jumps).toBe(state.jumps)
    expect(changeView(state, { type: 'go-to-page', page: 2 }).jumps).toBe(state.jumps + 1)
  })

  it('returns the same state if nothing changes, so that nothing is drawn again', () => {
    const state = after([threePages])
    expect(changeView(state, { type: 'page-shown', page: 1 })).toBe(state)
    expect(changeView(state, { type: 'scale-shown', scale: state.shownScale })).toBe(state)
  })
})

describe('zoom', () => {
  it('steps from the shown scale, also from a fitted one', () => {
    expect(after([{ type: 'scale-shown', scale: 0.83 }, { type: 'zoom-in' }]).zoom).toBe(0.9)
    expect(after([{ type: 'scale-shown', scale: 0.83 }, { type: 'zoom-out' }]).zoom).toBe(0.8)
  })

  it('returns to the fitted scale', () => {
    expect(after([{ type: 'zoom-in' }, { type: 'fit' }]).zoom).toBe('fit')
  })

  it('has a limit in both directions', () => {
    expect(zoomedIn(4)).toBe(4)
    expect(zoomedOut(0.25)).toBe(0.25)
    expect(after([{ type: 'zoom-to', scale: 400 }]).zoom).toBe(4)
    expect(after([{ type: 'zoom-to', scale: Number.NaN }]).zoom).toBe(1)
  })

  it('moves on from a step although the shown scale differs slightly from it', () => {
    expect(zoomedIn(0.9999)).toBe(1.1)
    expect(zoomedOut(1.0001)).toBe(0.9)
  })

  it('follows two fingers within its bounds', () => {
    expect(pinched(1, 100, 150)).toBe(1.5)
    expect(pinched(1, 100, 1_000)).toBe(4)
    expect(pinched(1, 0, 150)).toBe(1)
  })
})

it('returns to the first rotation after four quarter turns', () => {
  for (const rotation of rotations) {
    expect(turned(rotation)).not.toBe(rotation)
    expect(turned(turned(turned(turned(rotation))))).toBe(rotation)
  }
})
